import { useEffect, useEffectEvent } from "react";
import type { ChangeEventKind } from "./change-event-kinds.ts";
import { type LiveEvent, listenLive } from "./live-connection.ts";

/** On each change event of these kinds, and after each gap, in which change events may have been missed. */
export function useLive(
  kinds: readonly ChangeEventKind[],
  onChange: (event: LiveEvent) => void,
): void {
  const onEvent = useEffectEvent((event: LiveEvent) => {
    if (event.kind === "gap" || kinds.some((kind) => kind === event.kind)) onChange(event);
  });
  useEffect(() => listenLive((event) => onEvent(event)), []);
}
