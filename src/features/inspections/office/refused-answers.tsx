import { RefusedList } from "#features/tonight/refused-list.tsx";
import type { Language } from "#platform/language/language.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import type { StoredEntry } from "#platform/offline/unsent-store.ts";
import type { InspectionAct } from "../inspection-forms.ts";
import type { InspectionView } from "../inspection-view.server.ts";
import { inspectionMessages } from "../messages.ts";
import { inspectionStore } from "./phone/inspection-store.ts";
import { problemOf } from "./problems.ts";

interface RefusedAnswersProps {
  unsent: readonly StoredEntry[];
  /** The inspections that the page shows. */
  inspections: readonly InspectionView[];
  /** On a page about several inspections, each answer names its own. */
  namesInspections?: boolean;
}

/** The answers that the server has refused, of one inspection or of all. */
export function RefusedAnswers({ unsent, inspections, namesInspections }: RefusedAnswersProps) {
  const language = useLanguage();
  const { refused } = inspectionMessages(language);
  return (
    <RefusedList
      unsent={unsent}
      store={inspectionStore}
      formatEntry={({ subject, act }) => {
        const inspection = inspections.find(({ id }) => id === subject);
        const answer = formatAnswer(act as InspectionAct, inspection, language);
        const facility = inspection?.facilityName ?? refused.otherInspection;
        return namesInspections ? refused.ofInspection({ facility, answer }) : answer;
      }}
      problemOf={(reason) => problemOf(reason, language)}
    />
  );
}

function formatAnswer(
  act: InspectionAct,
  inspection: InspectionView | undefined,
  language: Language,
): string {
  const { refused } = inspectionMessages(language);
  if (act.kind === "finish") return refused.finish;
  const ratings = inspection?.ratings ?? [];
  const label = (chosenRating: string | null) =>
    ratings.find(({ rating }) => rating === chosenRating)?.label;
  if (act.kind === "rest") {
    const count = act.answers.length;
    if (act.rating === null) return refused.atOnceTakenBack({ count });
    const rating = label(act.rating);
    return rating === undefined ? refused.atOnce({ count }) : refused.atOnceAs({ count, rating });
  }
  const items = inspection?.areas.flatMap((area) => area.items) ?? [];
  const task = items.find(({ id }) => id === act.itemId)?.task ?? refused.item;
  if (act.kind === "photos") return refused.photos({ task });
  return [task, label(act.rating), act.comment].filter(Boolean).join(": ");
}
