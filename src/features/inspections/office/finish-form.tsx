import { useState } from "react";
import { useLanguage } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import type { InspectionView } from "../inspection-view.server.ts";
import { inspectionMessages } from "../messages.ts";
import { giveFinish } from "./phone/give.ts";
import { problemOf } from "./problems.ts";

interface FinishFormProps {
  inspection: InspectionView;
  isStoring: boolean | undefined;
}

export function FinishForm({ inspection, isStoring }: FinishFormProps) {
  const language = useLanguage();
  const { perform } = inspectionMessages(language);
  const [problem, setProblem] = useState<string>();
  const left = inspection.areas
    .flatMap(({ items }) => items)
    .filter(({ rating }) => rating === null).length;

  async function finish() {
    if (left > 0) return setProblem(problemOf("unrated", language));
    const outcome = await giveFinish(inspection.id);
    if (outcome.state === "refused") setProblem(problemOf(outcome.reason, language));
    // The page of the result, which the server alone makes.
    else if (outcome.state === "sent") location.reload();
  }

  return (
    <form
      method="post"
      className="mt-6 flex flex-col gap-3"
      onSubmit={(event) => {
        if (!isStoring) return;
        event.preventDefault();
        setProblem(undefined);
        void finish();
      }}
    >
      <AttemptField />

      <input type="hidden" name="step" value="finish" />
      <Problem text={problem} />
      <button type="submit" className={buttonClass("primary", "w-full min-h-12")}>
        {perform.finish}
      </button>
      <p className="text-sm text-slate tabular-nums">
        {left > 0 ? perform.left({ count: left }) : perform.finishNote}
      </p>
    </form>
  );
}
