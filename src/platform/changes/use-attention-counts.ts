import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ChangeEventKind } from "./change-event-kinds.ts";
import { type AttentionCounts, fetchAttentionCounts } from "./fetch-attention-counts.ts";
import { useLive } from "./use-live.ts";

/** Several change events of one moment cause one read. */
const debounceMs = 150;

/**
 * The counts of the rail, kept true by change events of these kinds.
 * @param served undefined where nobody is signed in @param address answers them as JSON
 */
export function useAttentionCounts(
  served: AttentionCounts | undefined,
  address: string,
  kinds: readonly ChangeEventKind[],
): AttentionCounts {
  const [latestRead, setLatestRead] = useState<{
    since: AttentionCounts | undefined;
    counts: AttentionCounts;
  }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(served);
  const hasHeard = useRef(false);
  const readSoon = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const counts = await fetchAttentionCounts(address);
      if (counts !== undefined) setLatestRead({ since: latest.current, counts });
    }, debounceMs);
  });
  useLive(kinds, () => {
    hasHeard.current = true;
    readSoon();
  });
  useEffect(() => {
    latest.current = served;
    // A page that was on its way may have counted before what the change event told of.
    if (hasHeard.current) readSoon();
    hasHeard.current = false;
  }, [served]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return latestRead !== undefined && latestRead.since === served
    ? latestRead.counts
    : (served ?? {});
}
