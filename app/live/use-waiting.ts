import { useEffect, useRef, useState } from "react";
import { useLive } from "./use-live.ts";

type Waiting = Readonly<Record<string, number>>;

/** Several hints of one moment cause one read. */
const gatherMs = 150;

/**
 * The counts of the rail, kept true by hints of these kinds.
 * @param served undefined where nobody is signed in @param address answers them as JSON
 */
export function useWaiting(
  served: Waiting | undefined,
  address: string,
  kinds: readonly string[],
): Waiting {
  const [found, setFound] = useState<{ since: Waiting | undefined; waiting: Waiting }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive(kinds, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const response = await fetch(address).catch(() => undefined);
      const isJson = response?.headers.get("content-type")?.startsWith("application/json");
      if (response?.ok && isJson) setFound({ since: served, waiting: await response.json() });
    }, gatherMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return found !== undefined && found.since === served ? found.waiting : (served ?? {});
}
