import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readWaiting, type Waiting } from "./read-waiting.ts";
import { useLive } from "./use-live.ts";

/** Several hints of one moment cause one read. */
const debounceMs = 150;

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
  const latest = useRef(served);
  const hasHeard = useRef(false);
  const readSoon = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const waiting = await readWaiting(address);
      if (waiting !== undefined) setFound({ since: latest.current, waiting });
    }, debounceMs);
  });
  useLive(kinds, () => {
    hasHeard.current = true;
    readSoon();
  });
  useEffect(() => {
    latest.current = served;
    // A page that was on its way may have counted before what the hint told of.
    if (hasHeard.current) readSoon();
    hasHeard.current = false;
  }, [served]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return found !== undefined && found.since === served ? found.waiting : (served ?? {});
}
