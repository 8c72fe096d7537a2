import { useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { writtenAlone } from "#platform/language/written-words.ts";
import { opportunityMessages } from "../messages.ts";
import type { OpportunityView } from "./opportunity-pages.server.ts";

/** A step that is due is marked as such. */
export function NextStep({
  opportunity: { nextStep, nextStepLanguage, nextStepOn, isStepDue },
}: {
  opportunity: Pick<OpportunityView, "nextStep" | "nextStepLanguage" | "nextStepOn" | "isStepDue">;
}) {
  const { step } = useMessages(opportunityMessages);
  const day = nextStepOn && (isStepDue ? step.due : step.on)({ day: nextStepOn });
  if (nextStep === "" && !day) return null;
  return (
    <>
      {nextStep ? (
        <span className="block wrap-anywhere">
          <Written words={writtenAlone(nextStep, nextStepLanguage)} />
        </span>
      ) : null}
      {day ? (
        <span
          className={`block text-xs tabular-nums ${isStepDue ? "font-semibold text-error" : "text-slate"}`}
        >
          {day}
        </span>
      ) : null}
    </>
  );
}
