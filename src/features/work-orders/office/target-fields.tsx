import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Field, fieldClass } from "#ui/form/compact-field.tsx";
import { workOrderMessages } from "../messages.ts";
import type { TargetRow } from "../service-levels/change-targets.server.ts";
import { targetField } from "../service-levels/targets.ts";

interface TargetFieldsProps {
  rows: readonly TargetRow[];
  stored: Readonly<Record<string, string>>;
  answer: FormAnswer | undefined;
}

/** Hours until our answer and until the work is done, by priority. */
export function TargetFields({ rows, stored, answer }: TargetFieldsProps) {
  const { serviceLevels } = useMessages(workOrderMessages);
  return rows.map(({ priority, label, meaning }) => (
    <fieldset key={priority} className="w-full border-t border-line pt-4">
      <legend className="float-left w-full font-semibold">{label}</legend>
      <p className="clear-both text-sm text-slate">{meaning}</p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {(["response", "resolution"] as const).map((clock) => {
          const field = targetField(priority, clock);
          return (
            <Field
              key={clock}
              id={`target-${priority}-${clock}`}
              name={field}
              label={serviceLevels[clock]}
              error={answer?.errors[field]}
            >
              {(control) => (
                <input
                  {...control}
                  name={field}
                  inputMode="decimal"
                  defaultValue={answer?.values[field] ?? stored[field]}
                  className={`${fieldClass} tabular-nums`}
                />
              )}
            </Field>
          );
        })}
      </div>
    </fieldset>
  ));
}
