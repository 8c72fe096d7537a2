import { rateCard } from "#content/rate-card.ts";
import { frequencyChoices } from "#features/leads/frequency-types.ts";
import { formatRange } from "#features/leads/planning-range.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { SelectField } from "#ui/form/field.tsx";
import { quoteMessages } from "./messages.ts";
import type { DisplayedRange } from "./use-planning-range.ts";

/** Appears once facility type and area are filled in; without JavaScript from the start. */
export function PlanningPanel({ displayed }: { displayed: DisplayedRange | undefined }) {
  const messages = useMessages(quoteMessages);
  const language = useLanguage();
  return (
    <div
      className={`rounded-md sm:col-span-2 ${displayed ? "unfold mb-3 bg-tint p-5" : "-mt-3 scriptless:mt-0 scriptless:mb-3 scriptless:bg-tint scriptless:p-5"}`}
    >
      <div className={displayed ? "max-w-sm" : "hidden max-w-sm scriptless:block"}>
        <SelectField
          name="frequency"
          label={messages.frequency}
          placeholder={messages.noFrequency}
          options={frequencyChoices(language)}
          optional
        />
      </div>
      <div aria-live="polite">{displayed ? <Range {...displayed} /> : null}</div>
    </div>
  );
}

function Range({ range, isChosen }: DisplayedRange) {
  const { range: texts } = useMessages(quoteMessages);
  const language = useLanguage();
  if (!range.ok) return <p className="text-sm">{texts.none[range.reason]}</p>;
  return (
    <>
      {/* The request keeps the range that its visitor saw, whatever the card is by then. */}
      <input type="hidden" name="rateCard" value={range.rateCard} />
      <p className="text-sm font-semibold">{texts.title}</p>
      <p className="mt-1 text-quote font-medium tracking-snug tabular-nums">
        {formatRange(range, language)}
      </p>
      <p className="mt-1 text-sm">
        {texts.area({ squareFeet: range.squareFeet })} {isChosen ? "" : `${texts.assumed} `}
        <strong className="font-semibold">{texts.exact}</strong>
      </p>
      <details className="mt-2 text-sm">
        <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline decoration-teal/35 underline-offset-4">
          {texts.explanation}
        </summary>
        <p className="mt-1">{rateCard().basis[language] || texts.basis}</p>
        <ul className="mt-2 list-disc pl-5">
          {Object.values(texts.changedBy).map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
