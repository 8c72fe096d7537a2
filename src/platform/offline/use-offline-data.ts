import { useEffect, useRef, useSyncExternalStore } from "react";
import type { ChangeEventKind } from "#platform/changes/change-event-kinds.ts";
import { useLive } from "#platform/changes/use-live.ts";
import { nothingYet, type OfflineState } from "./offline-state.ts";
import type { createOfflineStore } from "./offline-store.ts";

type OfflineStore<Data> = Pick<
  ReturnType<typeof createOfflineStore<Data, unknown>>,
  "subscribe" | "read" | "start" | "send"
>;

export interface OfflineData<Data> {
  state: OfflineState<Data>;
  /** Excludes what was not sent yet. */
  data: Data | undefined;
}

/** Change events within this time cause a single read: each entry of this phone causes one, too. */
const debounceMs = 500;

/** @param served by the server with the page; what the phone has kept is shown without it */
export function useOfflineData<Data>(
  store: OfflineStore<Data>,
  served: Data | undefined,
  kinds: readonly ChangeEventKind[],
): OfflineData<Data> {
  const state = useSyncExternalStore(store.subscribe, store.read, () => nothingYet);
  useEffect(() => void store.start(served), [store, served]);
  // This runs after each gap as well, so that a restored connection is noticed at once.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive(kinds, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(store.send, debounceMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return { state, data: state.data ?? served };
}
