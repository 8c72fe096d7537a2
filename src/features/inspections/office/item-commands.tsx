import { Form, Link } from "react-router";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Field, fieldClass } from "#ui/form/compact-field.tsx";
import type { InspectionItemView, InspectionView } from "../inspection-view.server.ts";

interface OfficeItemCommandsProps {
  item: InspectionItemView;
  ratings: InspectionView["ratings"];
  answer: FormAnswer | undefined;
}

/** What our staff can do with an item that failed, or that the client has written about. */
export function OfficeItemCommands({ item, ratings, answer }: OfficeItemCommandsProps) {
  const { id, deficiency, remarks } = item;
  const isAsked = remarks.length > 0;
  if (deficiency === null && !isAsked) return null;
  return (
    <div className="mt-2 flex flex-wrap items-start gap-3">
      {deficiency?.step === "to-order" ? (
        <Form method="post">
          <AttemptField />

          <Hidden command="order" item={id} />
          <button type="submit" className={buttonClass("primary", "", "compact")}>
            Make a work order
          </button>
        </Form>
      ) : null}
      {deficiency?.orderId ? (
        <Link
          to={`/office/work-orders/${deficiency.orderId}`}
          className={buttonClass("outline", "", "compact")}
        >
          {deficiency.orderNumber}, {deficiency.orderState?.toLowerCase()}
        </Link>
      ) : null}
      {deficiency?.step === "to-reinspect" ? (
        <fieldset className="w-full">
          <legend className="mb-1.5 text-sm font-semibold">Re-inspection</legend>
          <div className="flex flex-wrap gap-2">
            {ratings
              .filter(({ rating }) => rating !== "na")
              .map(({ rating, label }) => (
                <Form key={rating} method="post">
                  <AttemptField />

                  <Hidden command="reinspect" item={id} />
                  <button
                    type="submit"
                    name="rating"
                    value={rating}
                    className={buttonClass("outline", "min-h-12", "compact")}
                  >
                    {label}
                  </button>
                </Form>
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

const Hidden = ({ command, item }: { command: string; item: string }) => (
  <>
    <input type="hidden" name="step" value={command} />
    <input type="hidden" name="item" value={item} />
  </>
);

const AnswerForm = ({ id, answer }: { id: string; answer: FormAnswer | undefined }) => (
  <Form method="post" noValidate className="flex w-full flex-col items-start gap-2">
    <AttemptField />

    <Hidden command="remark" item={id} />
    <Field
      id={`answer-${id}`}
      label="Answer"
      help="The client reads it"
      error={answer?.errors.text}
    >
      {(given) => (
        <textarea
          {...given}
          name="text"
          rows={2}
          maxLength={500}
          defaultValue={answer?.values.text ?? ""}
          className={fieldClass}
        />
      )}
    </Field>
    <button type="submit" className={buttonClass("outline", "", "compact")}>
      Send the answer
    </button>
  </Form>
);
