import { useRef } from "react";
import { useLanguage } from "#platform/language/use-messages.ts";
import { type OfflineData, useOfflineData } from "#platform/offline/use-offline-data.ts";
import type { TonightData, TonightVisit } from "../tonight-page.server.ts";
import { tonightStore } from "./tonight-store.ts";
import { withUnsent } from "./with-unsent.ts";

export type OfflineTonight = OfflineData<TonightData>;

export const useTonightData = (served: TonightData | undefined): OfflineTonight =>
  useOfflineData(tonightStore, served, ["visit", "facility", "scope"]);

/** Includes entries not sent yet. A later visit is only in the page that was opened for it. */
export function useVisit({ state, data }: OfflineTonight, id: string): TonightVisit | undefined {
  const language = useLanguage();
  const seen = useRef<TonightVisit>(undefined);
  const phoneVisit = data?.visits.find((visit) => visit.id === id) ?? seen.current;
  seen.current = phoneVisit;
  const sendable = state.unsent.filter((entry) => !state.held.has(entry.id));
  return phoneVisit && withUnsent(phoneVisit, sendable, language);
}
