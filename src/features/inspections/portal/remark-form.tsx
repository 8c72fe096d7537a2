import { Form } from "react-router";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Field, fieldClass } from "#ui/form/compact-field.tsx";
import type { InspectionAreaView } from "../inspection-view.server.ts";
import { hasOwnForm } from "./item-commands.tsx";
import { RemarkFields } from "./remark-fields.tsx";

interface RemarkFormProps {
  areas: readonly InspectionAreaView[];
  answer: FormAnswer | undefined;
}

/** One form for all items that have nothing beside them yet: a link at each would be noise. */
export function RemarkForm({ areas, answer }: RemarkFormProps) {
  const items = areas.flatMap((area) => area.items);
  const answeredItem = items.find(({ id }) => id === answer?.values.item);
  const isOfOther = answeredItem !== undefined && hasOwnForm(answeredItem);
  const remarkAnswer = answer?.values.step === "remark" && !isOfOther ? answer : undefined;
  return (
    <details id="remark" className="mt-4 print:hidden" open={remarkAnswer !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-teal underline-offset-4 hover:underline">
        Comment on an item or dispute its rating
      </summary>
      <Form method="post" noValidate className="mt-2 flex max-w-xl flex-col items-start gap-3">
        <AttemptField />

        <input type="hidden" name="step" value="remark" />
        <Field id="remark-item" label="Item" error={remarkAnswer?.errors.item}>
          {(given) => (
            <select
              {...given}
              name="item"
              required
              defaultValue={remarkAnswer?.values.item ?? ""}
              className={fieldClass}
            >
              <option value="">Choose one</option>
              {areas.map((area) => (
                <optgroup key={area.id} label={area.name}>
                  {area.items.map(({ id, task }) => (
                    <option key={id} value={id}>
                      {task}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <RemarkFields id="remark-text" said={remarkAnswer} />
      </Form>
    </details>
  );
}
