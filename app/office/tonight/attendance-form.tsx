import { type ReactNode, useId } from "react";
import { Form } from "react-router";
import type { FormAnswer } from "#app/http/account-form.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Field, fieldClass, Problem } from "#app/ui/form/compact-field.tsx";
import type { wordsOf } from "./words.ts";

interface AttendanceFormProps {
  step: "check-in" | "check-out";
  words: ReturnType<typeof wordsOf>;
  answer: FormAnswer | undefined;
  /** Fields of both ways, above them. */
  children?: (suffix: string) => ReactNode;
}

/** Came or left: now, by the code on site, or at a time that is entered afterwards. */
export function AttendanceForm({ step, words, answer, children }: AttendanceFormProps) {
  const id = useId();
  const said = answer?.values.step === step ? answer : undefined;
  const isLater = said?.values.how === "entered-later";
  const errors = said?.errors ?? {};
  const label = step === "check-in" ? words.checkIn : words.checkOut;
  return (
    <div className="flex flex-col gap-4">
      <Problem text={said?.problem} />
      <Form method="post" noValidate className="flex flex-col gap-4">
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="how" value="site-code" />
        {children?.("now")}
        <Field
          id={`code${id}`}
          label={words.siteCode}
          help={words.siteCodeHelp}
          error={errors.code}
        >
          {(given) => (
            <input
              {...given}
              name="code"
              defaultValue={said?.values.code ?? ""}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className={`${fieldClass} tracking-[0.15em] uppercase tabular-nums`}
            />
          )}
        </Field>
        <button type="submit" className={buttonClass("primary", "w-full")}>
          {label}
        </button>
      </Form>
      <details open={isLater}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-teal underline-offset-4 hover:underline">
          {words.enterLater}
        </summary>
        <Form method="post" noValidate className="mt-2 flex flex-col gap-4">
          <input type="hidden" name="step" value={step} />
          <input type="hidden" name="how" value="entered-later" />
          {children?.("later")}
          <Field
            id={`time${id}`}
            label={step === "check-in" ? words.cameAt : words.leftAt}
            help={words.enteredLater}
            error={errors.time}
          >
            {(given) => (
              <input
                {...given}
                type="time"
                name="time"
                defaultValue={said?.values.time ?? ""}
                className={fieldClass}
              />
            )}
          </Field>
          <button type="submit" className={buttonClass("outline", "w-full")}>
            {words.saveCame}
          </button>
        </Form>
      </details>
    </div>
  );
}
