import { Form } from "react-router";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Field, fieldClass } from "#ui/form/compact-field.tsx";

export const CancelForm = ({ answer }: { answer: FormAnswer | undefined }) => (
  <details className="mt-8" open={answer?.errors.reason !== undefined}>
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-teal underline-offset-4 hover:underline">
      Cancel this inspection
    </summary>
    <Form method="post" noValidate className="mt-2 flex flex-col items-start gap-3">
      <AttemptField />

      <input type="hidden" name="step" value="cancel" />
      <Field id="reason" label="Reason" error={answer?.errors.reason}>
        {(given) => (
          <input
            {...given}
            name="reason"
            maxLength={300}
            defaultValue={answer?.values.reason ?? ""}
            className={fieldClass}
          />
        )}
      </Field>
      <button type="submit" className={buttonClass("outline", "", "compact")}>
        Cancel the inspection
      </button>
    </Form>
  </details>
);
