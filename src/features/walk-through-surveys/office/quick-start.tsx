import { type SubmitEvent, useState } from "react";
import { useLanguage } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { surveyMessages } from "../messages.ts";
import { type Building, buildings, type ProposedFor } from "../usual-areas.ts";
import { giveUsualAreas } from "./phone/give.ts";

interface QuickStartProps {
  survey: ProposedFor;
  isStoring: boolean | undefined;
  /** True if the survey already has areas. */
  isMore: boolean;
}

/** One tap for the usual areas of a building. */
export function QuickStart({ survey, isStoring, isMore }: QuickStartProps) {
  const language = useLanguage();
  const { quickStart, phone } = surveyMessages(language);
  const [isFull, setFull] = useState(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent;
    const building = buildings.find(
      (type) => submitter instanceof HTMLButtonElement && submitter.value === type,
    );
    // Ids are made of hashes, which browsers know on secure addresses only.
    if (!isStoring || building === undefined || !window.isSecureContext) return;
    event.preventDefault();
    void giveUsualAreas(survey, building, language).then((isStored) => setFull(!isStored));
  }

  return (
    <details open={!isMore} className="mt-4 rounded-lg border border-line bg-white">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 py-2 font-semibold">
        {isMore ? quickStart.more : quickStart.title}
      </summary>
      <form method="post" onSubmit={submit} className="px-4 pb-4">
        <AttemptField />
        <input type="hidden" name="step" value="propose" />
        <p className="text-sm text-slate">
          {survey.squareFeet === undefined
            ? quickStart.note
            : quickStart.estimates({ size: survey.squareFeet })}
        </p>
        <div className="mt-3 grid grid-cols-3 gap-2">
          {buildings.map((building: Building) => (
            <button
              key={building}
              type="submit"
              name="building"
              value={building}
              className={buttonClass("outline", "min-h-12", "compact")}
            >
              {quickStart.buildings[building]}
            </button>
          ))}
        </div>
        <div className="mt-3 empty:hidden">
          <Problem text={isFull ? phone.full : undefined} />
        </div>
      </form>
    </details>
  );
}
