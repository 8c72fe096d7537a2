import { Form, Link } from "react-router";
import { Command, HiddenFields } from "#platform/forms/commands.tsx";
import { NotesField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import type { InspectionItemView, InspectionView } from "../inspection-view.server.ts";
import { inspectionMessages } from "../messages.ts";

interface OfficeItemCommandsProps {
  item: InspectionItemView;
  ratings: InspectionView["ratings"];
  answer: FormAnswer | undefined;
}

/** What our staff can do with an item that failed, or that the client has written about. */
export function OfficeItemCommands({ item, ratings, answer }: OfficeItemCommandsProps) {
  const { id, deficiency, remarks } = item;
  const { commands } = useMessages(inspectionMessages);
  const isAsked = remarks.length > 0;
  if (deficiency === null && !isAsked) return null;
  return (
    <div className="mt-2 flex flex-wrap items-start gap-3">
      {deficiency?.step === "to-order" ? (
        <Command fields={{ step: "order", item: id }} look="primary">
          {commands.createWorkOrder}
        </Command>
      ) : null}
      {deficiency?.orderId ? (
        <Link
          to={`/office/work-orders/${deficiency.orderId}`}
          className={buttonClass("outline", "", "compact")}
        >
          {deficiency.orderLabel}
        </Link>
      ) : null}
      {deficiency?.step === "to-reinspect" ? (
        <fieldset className="w-full">
          <legend className="mb-1.5 text-sm font-semibold">{commands.reinspection}</legend>
          <div className="flex flex-wrap gap-2">
            {ratings
              .filter(({ rating }) => rating !== "na")
              .map(({ rating, label }) => (
                <Command
                  key={rating}
                  fields={{ step: "reinspect", item: id, rating }}
                  className="min-h-12"
                >
                  {label}
                </Command>
              ))}
          </div>
        </fieldset>
      ) : null}
      {isAsked ? (
        <AnswerForm id={id} answer={answer?.values.item === id ? answer : undefined} />
      ) : null}
    </div>
  );
}

function AnswerForm({ id, answer }: { id: string; answer: FormAnswer | undefined }) {
  const { commands } = useMessages(inspectionMessages);
  return (
    <Form method="post" noValidate className="flex w-full flex-col items-start gap-2">
      <AttemptField />

      <HiddenFields fields={{ step: "remark", item: id }} />
      <NotesField
        id={`answer-${id}`}
        label={commands.answer}
        help={commands.answerHelp}
        name="text"
        rows={2}
        maxLength={500}
        answer={answer}
      />
      <CompactSubmitButton look="outline">{commands.sendAnswer}</CompactSubmitButton>
    </Form>
  );
}
