import { useEffect, useState } from "react";
import { isSearchable, type MenuGroup } from "./menu-entries.ts";

/** A pause this long while somebody types starts the search, so that only the last text is searched. */
const pauseMs = 150;

type Outcome = "found" | "signed-out" | "unreached" | "failed";

export interface Found {
  /** `idle` while there is too little to search for. */
  state: "idle" | "asking" | Outcome;
  groups: readonly MenuGroup[];
}

const nothing: readonly MenuGroup[] = [];

/** The records with these words, from an address that answers them as JSON; kept nowhere. */
export function useFind(address: string, words: string): Found {
  const [answer, setAnswer] = useState<{
    words: string;
    state: Outcome;
    groups: Found["groups"];
  }>();
  /** Counted, as the same words are asked for again. */
  const [tries, setTries] = useState(0);
  const trimmedWords = words.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!isSearchable(trimmedWords)) return;
    const ended = new AbortController();
    const timer = setTimeout(ask, pauseMs);
    async function ask() {
      const results = await askFor(
        `${address}?${new URLSearchParams({ q: trimmedWords })}`,
        ended.signal,
      );
      if (!ended.signal.aborted) setAnswer({ words: trimmedWords, ...results });
    }
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [address, trimmedWords, tries]);
  const isUnreached = answer?.state === "unreached";
  useEffect(() => {
    if (!isUnreached) return;
    const again = () => setTries((count) => count + 1);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [isUnreached]);
  if (!isSearchable(trimmedWords)) return { state: "idle", groups: nothing };
  // Results of an earlier text are no answer to this one.
  if (answer?.words !== trimmedWords) return { state: "asking", groups: nothing };
  return answer;
}

async function askFor(address: string, signal: AbortSignal): Promise<Found & { state: Outcome }> {
  try {
    const response = await fetch(address, { signal, headers: { Accept: "application/json" } });
    if (response.status === 401) return { state: "signed-out", groups: nothing };
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    if (!response.ok || !isJson) return { state: "failed", groups: nothing };
    const { groups }: { groups: MenuGroup[] } = await response.json();
    return { state: "found", groups };
  } catch {
    return { state: "unreached", groups: nothing };
  }
}
