import { useState } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import type { InspectionAreaView, InspectionView } from "../inspection-view.server.ts";
import { inspectionMessages } from "../messages.ts";
import { giveRest, headsOf, type Rest, withdrawAnswers } from "./phone/give.ts";

interface RestOfAreaProps {
  area: InspectionAreaView;
  /** Id of the form that the area is where there is no script. */
  formId: string;
  inspection: InspectionView;
  isStoring: boolean | undefined;
}

/** One press gives the best rating to all items without an answer, and can be taken back. */
export function RestOfArea({ area, formId, inspection, isStoring }: RestOfAreaProps) {
  const { perform } = useMessages(inspectionMessages);
  const [answers, setAnswers] = useState<Rest>([]);
  const [isFull, setFull] = useState(false);
  const { methodId, ratings } = inspection;
  const [best] = ratings;
  const { items } = area;
  // A comment alone says that something is wrong: its item is rated by itself.
  const open = items.filter(
    (item) => item.rating === null && item.answers.every(({ comment }) => comment === ""),
  );
  const standing = answers.filter(({ id, itemId }) =>
    items.some((item) => item.id === itemId && headsOf(item).includes(id)),
  );
  if (best === undefined || (open.length === 0 && standing.length === 0)) return null;

  async function rate(rating: string) {
    const rest = await giveRest(inspection.id, open, rating);
    setFull(rest === undefined);
    if (rest !== undefined) setAnswers(rest);
  }

  async function undo() {
    const isStored = await withdrawAnswers(inspection.id, standing);
    setFull(!isStored);
    if (isStored) setAnswers([]);
  }

  const rest = open.length === items.length ? perform.allOfArea : perform.restOfArea;
  return (
    <div className="border-t border-line bg-sand px-4 py-3 text-sm">
      {open.length > 0 ? (
        <CompactSubmitButton
          look="outline"
          className="w-full min-h-12"
          form={formId}
          name="rest"
          value={best.rating}
          onClick={(event) => {
            if (!isStoring) return;
            event.preventDefault();
            void rate(best.rating);
          }}
        >
          {rest[methodId]}
        </CompactSubmitButton>
      ) : (
        <p role="status" className="flex items-center justify-between gap-4 tabular-nums">
          {perform.ratedAtOnce[methodId]({ count: standing.length })}
          <button
            type="button"
            onClick={() => void undo()}
            className={buttonClass("outline", "", "compact")}
          >
            {perform.undo}
          </button>
        </p>
      )}
      {isFull ? (
        <p role="alert" className="mt-1 font-medium text-error">
          {perform.full}
        </p>
      ) : null}
    </div>
  );
}
