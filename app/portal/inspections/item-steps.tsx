import { Form } from "react-router";
import type { FormAnswer } from "#app/http/account-form.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Field, fieldClass } from "#app/ui/form/compact-field.tsx";
import type { ShownItem } from "../../inspections/shown-inspection.server.ts";

interface ClientItemStepsProps {
  item: ShownItem;
  answer: FormAnswer | undefined;
}

/** What a client may say of one item. */
export function ClientItemSteps({ item: { id, task, deficiency }, answer }: ClientItemStepsProps) {
  const said = answer?.values.item === id ? answer : undefined;
  return (
    <div className="mt-1 flex flex-wrap items-start gap-x-4">
      {deficiency?.step === "to-accept" ? (
        <Form method="post" className="my-1">
          <input type="hidden" name="step" value="accept" />
          <input type="hidden" name="item" value={id} />
          <button type="submit" className={buttonClass("primary", "", "compact")}>
            Accept
          </button>
        </Form>
      ) : null}
      <details className="w-full" open={said !== undefined}>
        <summary
          aria-label={`Remark on ${task}`}
          className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal underline-offset-4 hover:underline"
        >
          Remark
        </summary>
        <Form method="post" noValidate className="mt-1 flex max-w-xl flex-col items-start gap-3">
          <input type="hidden" name="step" value="remark" />
          <input type="hidden" name="item" value={id} />
          <Field id={`text-${id}`} label="What do you think of it?" error={said?.errors.text}>
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
          <div className="flex flex-wrap gap-3">
            <button
              type="submit"
              name="kind"
              value="remark"
              className={buttonClass("outline", "", "compact")}
            >
              Send the remark
            </button>
            <button
              type="submit"
              name="kind"
              value="dispute"
              className={buttonClass("outline", "", "compact")}
            >
              Dispute the rating
            </button>
          </div>
        </Form>
      </details>
    </div>
  );
}
