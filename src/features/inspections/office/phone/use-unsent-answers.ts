import { useEffect, useSyncExternalStore } from "react";
import type { Language } from "#platform/language/language.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { nothingYet, type OfflineState } from "#platform/offline/offline-state.ts";
import { listEntries } from "#platform/offline/unsent-store.ts";
import type { PhoneData } from "../phone.server.ts";
import { inspectionStore } from "./inspection-store.ts";

/**
 * For pages on which nobody inspects anything: what this phone has not sent yet goes from there as well,
 * and what was refused is seen. A browser that holds nothing of this person asks the server for nothing.
 */
export function useUnsentAnswers(person: string): OfflineState<PhoneData> {
  const language = useLanguage();
  useEffect(() => {
    void startFor(person, language);
  }, [person, language]);
  return useSyncExternalStore(inspectionStore.subscribe, inspectionStore.read, () => nothingYet);
}

async function startFor(person: string, language: Language): Promise<void> {
  const entries = await listEntries(person, "inspections").catch(() => []);
  if (entries.length === 0) return;
  const isStarted = inspectionStore.read().data?.person === person;
  const served = { person, language, isKept: false, inspections: [] };
  await inspectionStore.start(isStarted ? undefined : served);
}
