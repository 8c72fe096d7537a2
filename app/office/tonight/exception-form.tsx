import { Form } from "react-router";
import type { FormAnswer } from "#app/http/account-form.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Field, fieldClass, Problem } from "#app/ui/form/compact-field.tsx";
import type { TonightVisit } from "./visit.server.ts";
import type { wordsOf } from "./words.ts";

interface ExceptionFormProps {
  visit: TonightVisit;
  words: ReturnType<typeof wordsOf>;
  answer: FormAnswer | undefined;
}

/** What kept the crew from a task, in its own words. */
export function ExceptionForm({ visit, words, answer }: ExceptionFormProps) {
  const said = answer?.values.step === "exception" ? answer : undefined;
  return (
    <section
      aria-labelledby="exceptions"
      className="mt-8 rounded-lg border border-line bg-white p-4 sm:p-5"
    >
      <h2 id="exceptions" className="text-subtitle font-semibold tracking-snug">
        {words.somethingWrong}
      </h2>
      {visit.exceptionList.length > 0 ? (
        <ul aria-label={words.noted} className="mt-3 border-b border-line text-sm">
          {visit.exceptionList.map(({ id, areaName, text, time }) => (
            <li key={id} className="flex justify-between gap-4 border-t border-line py-2">
              <span className="min-w-0 break-words whitespace-pre-line">
                {areaName ? <strong className="font-semibold">{areaName}: </strong> : null}
                {text}
              </span>
              <span className="shrink-0 text-slate tabular-nums">{time}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <Form
        method="post"
        noValidate
        className="mt-4 flex flex-col gap-4"
        key={visit.exceptionList.length}
      >
        <input type="hidden" name="step" value="exception" />
        <Problem text={said?.problem} />
        <Field
          id="exception-text"
          label={words.whatWrong}
          help={words.whatWrongHelp}
          error={said?.errors.text}
        >
          {(given) => (
            <textarea
              {...given}
              name="text"
              rows={2}
              maxLength={500}
              defaultValue={said?.values.text ?? ""}
              className={fieldClass}
            />
          )}
        </Field>
        <Field id="exception-area" label={words.where}>
          {(given) => (
            <select
              {...given}
              name="area"
              defaultValue={said?.values.area ?? ""}
              className={fieldClass}
            >
              <option value="">{words.whole}</option>
              {visit.areas.map(({ areaId, name }) => (
                <option key={areaId} value={areaId}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <button type="submit" className={buttonClass("outline", "w-full")}>
          {words.note}
        </button>
      </Form>
    </section>
  );
}
