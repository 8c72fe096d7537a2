import { planningWords } from "#content/rate-card.ts";
import { frequencies } from "#features/leads/frequency-types.ts";
import { rangeInWords } from "#features/leads/planning-range.ts";
import { SelectField } from "#ui/form/field.tsx";
import type { ShownRange } from "./use-planning-range.ts";

/** Appears once facility type and area are filled in; without JavaScript from the start. */
export function PlanningPanel({ shown }: { shown: ShownRange | undefined }) {
  return (
    <div
      className={`rounded-md sm:col-span-2 ${shown ? "unfold mb-3 bg-tint p-5" : "-mt-3 scriptless:mt-0 scriptless:mb-3 scriptless:bg-tint scriptless:p-5"}`}
    >
      <div className={shown ? "max-w-sm" : "hidden max-w-sm scriptless:block"}>
        <SelectField
          name="frequency"
          label="How often should crews come? (optional)"
          placeholder="Not decided yet"
          options={frequencies}
          optional
        />
      </div>
      <div aria-live="polite">{shown ? <Range {...shown} /> : null}</div>
    </div>
  );
}

function Range({ range, isChosen }: ShownRange) {
  if (!range.ok) return <p className="text-sm">{planningWords.none[range.reason]}</p>;
  return (
    <>
      <p className="text-sm font-semibold">{planningWords.title}</p>
      <p className="mt-1 text-quote font-medium tracking-snug tabular-nums">
        {rangeInWords(range)}
      </p>
      <p className="mt-1 text-sm">
        For {range.squareFeet.toLocaleString("en-US")} sq ft.{" "}
        {isChosen ? "" : `${planningWords.assumed} `}
        <strong className="font-semibold">{planningWords.exact}</strong>
      </p>
      <details className="mt-2 text-sm">
        <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline decoration-teal/35 underline-offset-4">
          What it is based on and what changes it
        </summary>
        <p className="mt-1">{planningWords.basis}</p>
        <ul className="mt-2 list-disc pl-5">
          {planningWords.movesIt.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
