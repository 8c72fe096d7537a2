/** An inspection as its inspector has left it, what is not sent yet included. */

import type { Entry } from "#platform/offline/unsent-store.ts";
import type { InspectionAct } from "../../inspection-entry-form.ts";
import type { ShownInspection, ShownItem } from "../../shown-inspection.server.ts";
import { countedRating } from "../../standing-answers.ts";

type Given = Pick<Entry, "id" | "subject" | "act" | "refusal">;

/** @param unsent in the order in which they were given; what was refused changes nothing */
export const withUnsent = (
  inspection: ShownInspection,
  unsent: readonly Given[],
): ShownInspection =>
  unsent
    .filter(({ subject, refusal }) => subject === inspection.id && refusal === undefined)
    .reduce(withEntry, inspection);

function withEntry(inspection: ShownInspection, { id, act }: Given): ShownInspection {
  const given = act as InspectionAct;
  if (given.kind === "finish") return { ...inspection, state: "finished" };
  const begun =
    inspection.state === "planned" ? { ...inspection, state: "in-progress" as const } : inspection;
  if (given.kind === "photos") return begun;
  const { rating } = given;
  const label = inspection.ratings.find((one) => one.rating === rating)?.label ?? "Not rated";
  const all =
    given.kind === "rest"
      ? given.answers.map((one) => ({ ...one, comment: "" }))
      : [{ ...given, id }];
  const shown = { rating, label, isLate: false, by: "", time: "" };
  const withAnswer = (item: ShownItem): ShownItem => {
    const found = all.find(({ itemId }) => itemId === item.id);
    // The server may have it already, while its answer is on the way here.
    if (found === undefined || item.answers.some((one) => one.id === found.id)) return item;
    const { id: answerId, itemId, comment, replaces } = found;
    const answer = { ...shown, id: answerId, itemId, comment, replaces };
    const answers = [...item.answers, answer];
    return { ...item, answers, rating: countedRating(inspection.methodId, answers) ?? null };
  };
  return {
    ...begun,
    areas: inspection.areas.map((area) => ({ ...area, items: area.items.map(withAnswer) })),
  };
}
