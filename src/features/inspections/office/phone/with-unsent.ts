/** An inspection as its inspector has left it, what is not sent yet included. */

import type { Language } from "#platform/language/language.ts";
import type { Entry } from "#platform/offline/unsent-store.ts";
import type { InspectionAct } from "../../inspection-entry-form.ts";
import type { InspectionItemView, InspectionView } from "../../inspection-view.server.ts";
import { inspectionMessages } from "../../messages.ts";
import { countedRating } from "../../standing-answers.ts";

type Given = Pick<Entry, "id" | "subject" | "act" | "refusal">;

/** @param unsent in the order in which they were given; what was refused changes nothing */
export const withUnsent = (
  inspection: InspectionView,
  unsent: readonly Given[],
  language: Language,
): InspectionView =>
  unsent
    .filter(({ subject, refusal }) => subject === inspection.id && refusal === undefined)
    .reduce((before, entry) => withEntry(before, entry, language), inspection);

function withEntry(
  inspection: InspectionView,
  { id, act }: Given,
  language: Language,
): InspectionView {
  const inspectionAct = act as InspectionAct;
  if (inspectionAct.kind === "finish") return { ...inspection, state: "finished" };
  const begun =
    inspection.state === "planned" ? { ...inspection, state: "in-progress" as const } : inspection;
  if (inspectionAct.kind === "photos") return begun;
  const { rating } = inspectionAct;
  const label =
    inspection.ratings.find((one) => one.rating === rating)?.label ??
    inspectionMessages(language).notRated;
  const unsentAnswers =
    inspectionAct.kind === "rest"
      ? inspectionAct.answers.map((one) => ({ ...one, comment: "" }))
      : [{ ...inspectionAct, id }];
  const shown = { rating, label, isLate: false, by: "", time: "" };
  const withAnswer = (item: InspectionItemView): InspectionItemView => {
    const unsentAnswer = unsentAnswers.find(({ itemId }) => itemId === item.id);
    // The server may have it already, while its answer is on the way here.
    if (unsentAnswer === undefined || item.answers.some((one) => one.id === unsentAnswer.id))
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
