import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Language } from "#platform/language/language.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { nothingYet, type OfflineState } from "#platform/offline/offline-state.ts";
import { type Entry, listEntries } from "#platform/offline/unsent-store.ts";
import { type OfflineData, useOfflineData } from "#platform/offline/use-offline-data.ts";
import type { InspectionAct } from "../../inspection-forms.ts";
import type { InspectionItemView, InspectionView } from "../../inspection-view.server.ts";
import { inspectionMessages } from "../../messages.ts";
import { countedRating } from "../../standing-answers.ts";
import type { PhoneData } from "../phone.server.ts";
import { inspectionStore, openedInspections } from "./inspection-store.ts";

/**
 * Pages that are not about performing an inspection also send what is left on the phone, and show refused
 * answers. A browser that holds nothing of this person makes no request.
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

// An inspection as its inspector has left it, what is not sent yet included.

type UnsentEntry = Pick<Entry, "id" | "subject" | "act" | "refusal">;

/** @param unsent in the order in which they were given; what was refused changes nothing */
const withUnsent = (
  inspection: InspectionView,
  unsent: readonly UnsentEntry[],
  language: Language,
): InspectionView =>
  unsent
    .filter(({ subject, refusal }) => subject === inspection.id && refusal === undefined)
    .reduce((before, entry) => withEntry(before, entry, language), inspection);

function withEntry(
  inspection: InspectionView,
  { id, act }: UnsentEntry,
  language: Language,
): InspectionView {
  const inspectionAct = act as InspectionAct;
  if (inspectionAct.kind === "finish") return { ...inspection, state: "finished" };
  const begun =
    inspection.state === "planned" ? { ...inspection, state: "in-progress" as const } : inspection;
  if (inspectionAct.kind === "photos") return begun;
  const { rating } = inspectionAct;
  const label =
    inspection.ratings.find((choice) => choice.rating === rating)?.label ??
    inspectionMessages(language).notRated;
  const unsentAnswers =
    inspectionAct.kind === "rest"
      ? inspectionAct.answers.map((answer) => ({ ...answer, comment: "" }))
      : [{ ...inspectionAct, id }];
  const shown = { rating, label, language, isLate: false, by: "", time: "" };
  const withAnswer = (item: InspectionItemView): InspectionItemView => {
    const unsentAnswer = unsentAnswers.find(({ itemId }) => itemId === item.id);
    // The server may have it already, while its answer is on the way here.
    if (unsentAnswer === undefined || item.answers.some((stored) => stored.id === unsentAnswer.id))
      return item;
    const { id: answerId, itemId, comment, replaces } = unsentAnswer;
    const answer = { ...shown, id: answerId, itemId, comment, replaces };
    const answers = [...item.answers, answer];
    return { ...item, answers, rating: countedRating(inspection.methodId, answers) ?? null };
  };
  return {
    ...begun,
    areas: inspection.areas.map((area) => ({ ...area, items: area.items.map(withAnswer) })),
  };
}

export type OfflineInspections = OfflineData<PhoneData>;

/** @param id of the inspection that is open; absent on a page of several */
export function useInspectionData(
  served: PhoneData | undefined,
  id: string | undefined,
): OfflineInspections {
  // This runs before the store asks the server, which answers with the remembered inspections.
  useEffect(() => {
    if (id !== undefined) openedInspections.remember(id);
  }, [id]);
  return useOfflineData(inspectionStore, served, ["inspection"]);
}

/**
 * Includes answers not sent yet. An inspection that was finished is no longer kept by the phone.
 */
export function useInspection(
  { state, data }: OfflineInspections,
  id: string,
): InspectionView | undefined {
  const language = useLanguage();
  const seen = useRef<InspectionView>(undefined);
  const inspection = data?.inspections.find((candidate) => candidate.id === id) ?? seen.current;
  seen.current = inspection;
  // An entry that is held is left to its form, which waits for the answer.
  const sendable = state.unsent.filter((entry) => !state.held.has(entry.id));
  return inspection && withUnsent(inspection, sendable, language);
}
