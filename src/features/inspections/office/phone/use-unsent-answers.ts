import { useEffect, useSyncExternalStore } from "react";
import { nothingYet, type OfflineState } from "#platform/offline/offline-state.ts";
import { listEntries } from "#platform/offline/unsent-store.ts";
import type { PhoneData } from "../phone.server.ts";
import { inspectionStore } from "./inspection-store.ts";

/**
 * For pages on which nobody inspects anything: what this phone has not sent yet goes from there as well,
 * and what was refused is seen. A browser that holds nothing of this person asks the server for nothing.
 */
export function useUnsentAnswers(person: string): OfflineState<PhoneData> {
  useEffect(() => {
    void startFor(person);
  }, [person]);
  return useSyncExternalStore(inspectionStore.subscribe, inspectionStore.read, () => nothingYet);
}

async function startFor(person: string): Promise<void> {
  const entries = await listEntries(person, "inspections").catch(() => []);
  if (entries.length === 0) return;
  const isStarted = inspectionStore.read().data?.person === person;
  await inspectionStore.start(isStarted ? undefined : { person, isKept: false, inspections: [] });
}
