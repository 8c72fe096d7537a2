import { Form } from "react-router";
import { Command, HiddenFields } from "#platform/forms/commands.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import type { InspectionItemView } from "../inspection-view.server.ts";
import { RemarkFields } from "./remark-fields.tsx";

interface PortalItemCommandsProps {
  item: InspectionItemView;
  answer: FormAnswer | undefined;
}

/** Items that failed or have remarks get a form; all others share the one beneath the areas. */
export const hasOwnForm = ({ deficiency, remarks }: InspectionItemView): boolean =>
  deficiency !== null || remarks.length > 0;

/** What a client can say of an item that failed or has remarks. */
export function PortalItemCommands({ item, answer }: PortalItemCommandsProps) {
  if (!hasOwnForm(item)) return null;
  const { id, task, deficiency } = item;
  const itemAnswer = answer?.values.item === id ? answer : undefined;
  return (
    <div className="mt-1 flex flex-wrap items-start gap-x-4 print:hidden">
      {deficiency?.step === "to-accept" ? (
        <div className="my-1">
          <Command fields={{ step: "accept", item: id }} look="primary">
            Accept
          </Command>
        </div>
      ) : null}
      <details className="w-full" open={itemAnswer !== undefined}>
        <summary
          aria-label={`Remark on ${task}`}
          className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal underline-offset-4 hover:underline"
        >
          Remark
        </summary>
        <Form method="post" noValidate className="mt-1 flex max-w-xl flex-col items-start gap-3">
          <AttemptField />

          <HiddenFields fields={{ step: "remark", item: id }} />
          <RemarkFields id={`text-${id}`} said={itemAnswer} />
        </Form>
      </details>
    </div>
  );
}
