import { planningTexts } from "#content/rate-card.ts";
import { frequencyChoices } from "#features/leads/frequency-types.ts";
import { formatRange } from "#features/leads/planning-range.ts";
import { SelectField } from "#ui/form/field.tsx";
import type { DisplayedRange } from "./use-planning-range.ts";

/** Appears once facility type and area are filled in; without JavaScript from the start. */
export function PlanningPanel({ displayed }: { displayed: DisplayedRange | undefined }) {
  return (
    <div
      className={`rounded-md sm:col-span-2 ${displayed ? "unfold mb-3 bg-tint p-5" : "-mt-3 scriptless:mt-0 scriptless:mb-3 scriptless:bg-tint scriptless:p-5"}`}
    >
      <div className={displayed ? "max-w-sm" : "hidden max-w-sm scriptless:block"}>
        <SelectField
          name="frequency"
          label="How often should crews come? (optional)"
          placeholder="Not decided yet"
          options={frequencyChoices("en")}
          optional
        />
      </div>
      <div aria-live="polite">{displayed ? <Range {...displayed} /> : null}</div>
    </div>
  );
}

function Range({ range, isChosen }: DisplayedRange) {
  if (!range.ok) return <p className="text-sm">{planningTexts.none[range.reason]}</p>;
  return (
    <>
      <p className="text-sm font-semibold">{planningTexts.title}</p>
      <p className="mt-1 text-quote font-medium tracking-snug tabular-nums">
        {formatRange(range, "en")}
      </p>
      <p className="mt-1 text-sm">
        For {range.squareFeet.toLocaleString("en-US")} sq ft.{" "}
        {isChosen ? "" : `${planningTexts.assumed} `}
        <strong className="font-semibold">{planningTexts.exact}</strong>
      </p>
      <details className="mt-2 text-sm">
        <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline decoration-teal/35 underline-offset-4">
          What it is based on and what changes it
        </summary>
        <p className="mt-1">{planningTexts.basis}</p>
        <ul className="mt-2 list-disc pl-5">
          {planningTexts.movesIt.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
