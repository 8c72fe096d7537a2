import { type ReactNode, useId } from "react";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Field, fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { actionLinkClass } from "#ui/text-link.ts";
import { tonightMessages } from "./messages.ts";
import { useVisitForm } from "./phone/use-visit-form.ts";
import type { VisitPartProps } from "./visit-part.ts";

type Way = "site-code" | "entered-later";

interface AttendanceFormProps extends VisitPartProps {
  step: "check-in" | "check-out";
  /** Fields of both ways, above them. */
  children?: (suffix: Way, answer: ReturnType<typeof useVisitForm>["answer"]) => ReactNode;
}

/** Came or left: now, by the code on site, or at a time that is entered afterwards. */
export function AttendanceForm({ step, children, ...part }: AttendanceFormProps) {
  const id = useId();
  const { attendance, saving } = useMessages(tonightMessages);
  const form = useVisitForm(part);
  const { isSaving, onSubmit } = form;
  const attendanceAnswer = form.answer?.values.step === step ? form.answer : undefined;
  const isLater = attendanceAnswer?.values.how === "entered-later";
  // What both ways ask for is kept in both, but the faults are those of the form that was sent.
  const otherAnswer: typeof attendanceAnswer = attendanceAnswer && {
    ...attendanceAnswer,
    problem: undefined,
    errors: {},
  };
  const codeAnswer = isLater ? otherAnswer : attendanceAnswer;
  const timeAnswer = isLater ? attendanceAnswer : otherAnswer;
  const label = step === "check-in" ? attendance.checkIn : attendance.checkOut;
  const fields = (how: Way, answer: typeof attendanceAnswer) => (
    <>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="how" value={how} />
      <Problem text={answer?.problem} />
      {children?.(how, answer)}
    </>
  );
  return (
    <div className="flex flex-col gap-4">
      <form method="post" noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
        <AttemptField />

        {fields("site-code", codeAnswer)}
        <Field
          name="code"
          id={`code${id}`}
          label={attendance.siteCode}
          help={part.isOffline ? attendance.codeLater : attendance.siteCodeHelp}
          error={codeAnswer?.errors.code}
        >
          {(control) => (
            <input
              {...control}
              name="code"
              data-no-draft=""
              defaultValue={codeAnswer?.values.code ?? ""}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className={`${fieldClass} tracking-[0.15em] uppercase tabular-nums`}
            />
          )}
        </Field>
        <button type="submit" className={buttonClass("primary", "w-full")} disabled={isSaving}>
          {isSaving ? saving : label}
        </button>
      </form>
      <details open={isLater}>
        <summary className={`${actionLinkClass} cursor-pointer text-sm`}>
          {attendance.enterTime}
        </summary>
        <form method="post" noValidate className="mt-2 flex flex-col gap-4" onSubmit={onSubmit}>
          <AttemptField />

          {fields("entered-later", timeAnswer)}
          <TextField
            name="time"
            id={`time${id}`}
            type="time"
            label={step === "check-in" ? attendance.whenCame : attendance.whenLeft}
            help={attendance.enteredLater}
            answer={timeAnswer}
          />
          <button type="submit" className={buttonClass("outline", "w-full")} disabled={isSaving}>
            {attendance.saveTime}
          </button>
        </form>
      </details>
    </div>
  );
}
