import { messagesFor } from "#features/tonight/messages.ts";
import { RefusedList } from "#features/tonight/refused-list.tsx";
import type { StoredEntry } from "#platform/offline/unsent-store.ts";
import type { InspectionAct } from "../inspection-entry-form.ts";
import type { InspectionView } from "../inspection-view.server.ts";
import { inspectionStore } from "./phone/inspection-store.ts";
import { problemOf } from "./problems.ts";

interface RefusedAnswersProps {
  unsent: readonly StoredEntry[];
  /** The inspections that the page shows. */
  inspections: readonly InspectionView[];
  /** Where the page is about several inspections, each answer says which one it belongs to. */
  namesInspections?: boolean;
}

/** The answers that the server has refused, of one inspection or of all. */
export const RefusedAnswers = ({ unsent, inspections, namesInspections }: RefusedAnswersProps) => (
  <RefusedList
    unsent={unsent}
    messages={messagesFor("en")}
    store={inspectionStore}
    formatEntry={({ subject, act }) => {
      const inspection = inspections.find(({ id }) => id === subject);
      const text = formatAnswer(act as InspectionAct, inspection);
      const place = inspection?.facilityName ?? "From another inspection";
      return namesInspections ? `${place}: ${text}` : text;
    }}
    problemOf={problemOf}
  />
);

function formatAnswer(act: InspectionAct, inspection: InspectionView | undefined): string {
  if (act.kind === "finish") return "Finish the inspection";
  const ratings = inspection?.ratings ?? [];
  const label = (rating: string | null) => ratings.find((one) => one.rating === rating)?.label;
  if (act.kind === "rest") {
    const rated = act.rating === null ? "taken back" : label(act.rating);
    return [`${act.answers.length} items at once`, rated].filter(Boolean).join(": ");
  }
  const items = inspection?.areas.flatMap((area) => area.items) ?? [];
  const task = items.find(({ id }) => id === act.itemId)?.task ?? "Item";
  if (act.kind === "photos") return `${task}: photos`;
  return [task, label(act.rating), act.comment].filter(Boolean).join(": ");
}
