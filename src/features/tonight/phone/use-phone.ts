import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLive } from "#platform/changes/use-live.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { nothingYet, type OfflineState } from "#platform/offline/offline-state.ts";
import type { TonightData, TonightVisit } from "../tonight.server.ts";
import { tonightStore } from "./tonight-store.ts";
import { withUnsent } from "./with-unsent.ts";

export interface Phone {
  state: OfflineState<TonightData>;
  /** Excludes what was not sent yet. */
  data: TonightData | undefined;
}

/** Change events within this time cause a single read: each tap on this phone causes one, too. */
const debounceMs = 500;

/** @param served by the server with the page; what the phone has kept is shown without it */
export function usePhone(served: TonightData | undefined): Phone {
  const state = useSyncExternalStore(tonightStore.subscribe, tonightStore.read, () => nothingYet);
  useEffect(() => void tonightStore.start(served), [served]);
  // This runs after each gap as well, so that a restored connection is noticed at once.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive(["visit", "facility", "scope"], () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(tonightStore.send, debounceMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return { state, data: state.data ?? served };
}

/** Includes entries not sent yet. A later visit is only in the page that was opened for it. */
export function useVisit({ state, data }: Phone, id: string): TonightVisit | undefined {
  const language = useLanguage();
  const seen = useRef<TonightVisit>(undefined);
  const phoneVisit = data?.visits.find((visit) => visit.id === id) ?? seen.current;
  seen.current = phoneVisit;
  const sendable = state.unsent.filter((entry) => !state.held.has(entry.id));
  return phoneVisit && withUnsent(phoneVisit, sendable, language);
}
