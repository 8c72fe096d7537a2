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
    if (isOfKinds(event, kinds)) onChange(event);
  });
  useEffect(() => listenLive((event) => onEvent(event)), []);
}

/** For what a page has read: while it was on its way to the browser, nothing listened for what it is about. */
export function useLivePage(
  kinds: readonly ChangeEventKind[],
  onChange: (event: LiveEvent) => void,
): void {
  useLive(kinds, onChange);
  const onEvent = useEffectEvent((event: LiveEvent) => {
    if (isOfKinds(event, kinds)) onChange(event);
  });
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that was opened has its own key
  useEffect(() => {
    for (const event of eventsSincePageRead()) onEvent(event);
  }, [key]);
}

const isOfKinds = ({ kind }: LiveEvent, kinds: readonly ChangeEventKind[]): boolean =>
  kind === "gap" || kinds.some((heard) => heard === kind);
