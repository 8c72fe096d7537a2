import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLive } from "#platform/changes/use-live.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { nothingYet, type OfflineState } from "#platform/offline/offline-state.ts";
import type { InspectionView } from "../../inspection-view.server.ts";
import type { PhoneData } from "../phone.server.ts";
import { inspectionStore } from "./inspection-store.ts";
import { withUnsent } from "./with-unsent.ts";

export interface InspectorPhone {
  state: OfflineState<PhoneData>;
  /** Excludes what was not sent yet. */
  data: PhoneData | undefined;
}

/**
 * Change events within this time cause a single read: each answer from this phone causes one, too.
 */
const debounceMs = 800;

/** @param served by the server with the page; what the phone has kept is shown without it */
export function useInspectorPhone(served: PhoneData | undefined): InspectorPhone {
  const state = useSyncExternalStore(
    inspectionStore.subscribe,
    inspectionStore.read,
    () => nothingYet,
  );
  useEffect(() => void inspectionStore.start(served), [served]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive(["inspection"], () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(inspectionStore.send, debounceMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return { state, data: state.data ?? served };
}

/**
 * Includes answers not sent yet. An inspection that was finished is no longer kept by the phone.
 */
export function useInspection(
  { state, data }: InspectorPhone,
  id: string,
): InspectionView | undefined {
  const language = useLanguage();
  const seen = useRef<InspectionView>(undefined);
  const inspection = data?.inspections.find((one) => one.id === id) ?? seen.current;
  seen.current = inspection;
  // An entry that is held is left to its form, which waits for the answer.
  const sendable = state.unsent.filter((entry) => !state.held.has(entry.id));
  return inspection && withUnsent(inspection, sendable, language);
}
