import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import type { ChangeEventKind } from "./change-event-kinds.ts";
import { eventsSincePageRead, type LiveEvent, listenLive } from "./live-connection.ts";

/** On each change event of these kinds, and after each gap, in which change events may have been missed. */
export function useLive(
  kinds: readonly ChangeEventKind[],
  onChange: (event: LiveEvent) => void,
): void {
  const onEvent = useEffectEvent((event: LiveEvent) => {
    if (event.kind === "gap" || kinds.some((kind) => kind === event.kind)) onChange(event);
  });
  useEffect(() => listenLive((event) => onEvent(event)), []);
  const { key } = useLocation();
  // While a page is on its way, nothing listens for what it is about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that was opened has its own key
  useEffect(() => {
    for (const event of eventsSincePageRead()) onEvent(event);
  }, [key]);
}
