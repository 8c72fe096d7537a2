import { useEffect, useRef } from "react";
import { useReadAgain } from "#platform/navigation/use-read-again.ts";
import type { ChangeEventKind } from "./change-event-kinds.ts";
import type { LiveEvent } from "./live-connection.ts";
import { useLivePage } from "./use-live.ts";

/** Several change events of one moment cause one read. */
const debounceMs = 150;

type About = Pick<LiveEvent, "id" | "clientId" | "facilityId">;

/**
 * Reads the page again when something of these kinds changed; later, if nobody looks at it: what is
 * read counts as seen.
 * @param about what the page is about, e.g. `{ facilityId }`: change events about others are left alone
 */
export function useLiveRead(kinds: readonly ChangeEventKind[], about: About = {}): void {
  const readAgain = useReadAgain();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDue = useRef(false);
  const readSoon = () => {
    isDue.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (document.visibilityState !== "visible") return;
      isDue.current = false;
      void readAgain();
    }, debounceMs);
  };
  useLivePage(kinds, (event) => {
    if (event.kind === "gap" || concerns(event, about)) readSoon();
  });
  const onVisible = useRef(readSoon);
  onVisible.current = readSoon;
  useEffect(() => {
    const look = () => {
      if (isDue.current && document.visibilityState === "visible") onVisible.current();
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearTimeout(timer.current);
    };
  }, []);
}

/** A change event that leaves something open, e.g. because several records changed at once, may be about it. */
const concerns = (event: LiveEvent, about: About): boolean =>
  (["id", "clientId", "facilityId"] as const).every(
    (name) => about[name] === undefined || event[name] === undefined || event[name] === about[name],
  );
