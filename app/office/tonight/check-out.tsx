import type { FormAnswer } from "#app/http/account-form.server.ts";
import { Field, fieldClass } from "#app/ui/form/compact-field.tsx";
import { AttendanceForm } from "./attendance-form.tsx";
import type { TonightVisit } from "./visit.server.ts";
import type { wordsOf } from "./words.ts";

interface CheckOutProps {
  visit: TonightVisit;
  words: ReturnType<typeof wordsOf>;
  answer: FormAnswer | undefined;
}

/** Names what is left undone, and asks why. */
export function CheckOut({ visit, words, answer }: CheckOutProps) {
  const left = visit.areas.flatMap(({ name, tasks }) =>
    tasks.filter(({ done }) => done === null).map(({ task }) => `${name}: ${task}`),
  );
  return (
    <section
      aria-labelledby="check-out"
      className="mt-8 rounded-lg border border-line bg-white p-4 sm:p-5"
    >
      <h2 id="check-out" className="text-subtitle font-semibold tracking-snug">
        {words.checkOut}
      </h2>
      {left.length > 0 ? (
        <details className="mt-2 text-sm" open={left.length <= 6}>
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold tabular-nums">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-dawn" />
            {words.left(left.length)}
          </summary>
          <ul className="list-disc pl-5">
            {left.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </details>
      ) : null}
      <div className="mt-4">
        <AttendanceForm step="check-out" words={words} answer={answer}>
          {(suffix) =>
            left.length > 0 ? (
              <Field
                id={`undone-${suffix}`}
                label={words.whyLeft}
                error={answer?.errors.undoneReason}
              >
                {(given) => (
                  <textarea
                    {...given}
                    name="undoneReason"
                    rows={2}
                    maxLength={500}
                    defaultValue={answer?.values.undoneReason ?? ""}
                    className={fieldClass}
                  />
                )}
              </Field>
            ) : null
          }
        </AttendanceForm>
      </div>
    </section>
  );
}
