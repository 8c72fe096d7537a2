import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import type { ChangeEventKind } from "./change-event-kinds.ts";
import { eventsSincePageRead, type LiveEvent, listenLive } from "./live-connection.ts";

/** Runs on change events of these kinds, and after each gap, in which some may have been missed. */
export function useLive(
  kinds: readonly ChangeEventKind[],
  onChange: (event: LiveEvent) => void,
): void {
  const onEvent = useEffectEvent((event: LiveEvent) => {
    if (isOfKinds(event, kinds)) onChange(event);
  });
  useEffect(() => listenLive((event) => onEvent(event)), []);
}

/** Includes the change events that came while the page's data were on their way to the browser. */
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
