import { Form, useNavigation } from "react-router";
import { photoLimits } from "#platform/files/file-types.ts";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { type ButtonLook, buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Field, fieldClass } from "#ui/form/compact-field.tsx";
import { PhotoField } from "#ui/form/photo-field.tsx";

export interface TextCommandFormProps {
  command: string;
  label: string;
  /** Name of what is written. */
  field: "reason" | "remark";
  question: string;
  look: ButtonLook;
  /** Where photos that may come with it are sent. */
  photosTo?: string | undefined;
  answer: FormAnswer | undefined;
}

/** A command with something to say: answer and change of state in one. */
export function TextCommandForm({
  command,
  label,
  field,
  question,
  look,
  photosTo,
  answer,
}: TextCommandFormProps) {
  const isSaving = useNavigation().formData?.get("step") === command;
  const stepAnswer = answer?.values.step === command ? answer : undefined;
  return (
    <details className="group open:w-full" open={stepAnswer !== undefined}>
      <summary className={`${buttonClass(look, "", "compact")} group-open:mb-3`}>{label}</summary>
      <Form
        method="post"
        encType={photosTo ? "multipart/form-data" : undefined}
        preventScrollReset
        className="flex max-w-xl flex-col items-start gap-3 rounded-md bg-sand p-4"
        noValidate
      >
        <AttemptField />

        <input type="hidden" name="step" value={command} />
        <Field id={`${command}-text`} label={question} error={stepAnswer?.errors[field]}>
          {(given) => (
            <textarea
              {...given}
              name={field}
              rows={3}
              maxLength={5_000}
              defaultValue={stepAnswer?.values[field] ?? ""}
              className={fieldClass}
            />
          )}
        </Field>
        {photosTo ? (
          <PhotoField
            id={`${command}-photos`}
            label="Photos (optional)"
            address={photosTo}
            limits={photoLimits}
            values={stepAnswer?.values ?? {}}
            error={stepAnswer?.errors.photos}
          />
        ) : null}
        <button type="submit" className={buttonClass("primary", "", "compact")} disabled={isSaving}>
          {isSaving ? "Saving…" : label}
        </button>
      </Form>
    </details>
  );
}
