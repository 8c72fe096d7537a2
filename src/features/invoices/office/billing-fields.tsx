import { ChoiceField, NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { billingChoices } from "../invoice-forms.ts";

interface BillingFieldsProps {
  values: Record<
    | "billsFrom"
    | "issueDay"
    | "termsDays"
    | "billToName"
    | "billToAddress"
    | "purchaseOrder"
    | "split"
    | "review"
    | "taxRate",
    string
  >;
  facilities: readonly { id: string; name: string; rate: string }[];
  answer: FormAnswer | undefined;
}

export const BillingFields = ({ values, facilities, answer }: BillingFieldsProps) => (
  <>
    <TextField
      name="billToName"
      label="Bill to"
      value={values.billToName}
      maxLength={200}
      answer={answer}
    />
    <NotesField name="billToAddress" label="Address" value={values.billToAddress} answer={answer} />
    <TextField
      name="purchaseOrder"
      label="Purchase order (optional)"
      value={values.purchaseOrder}
      maxLength={60}
      answer={answer}
    />
    <div className="grid w-full gap-5 sm:grid-cols-3">
      <TextField
        name="billsFrom"
        label="First month"
        type="month"
        value={values.billsFrom}
        answer={answer}
      />
      <TextField
        name="issueDay"
        label="Day of issue"
        help="Of the following month"
        inputMode="numeric"
        value={values.issueDay}
        answer={answer}
      />
      <TextField
        name="termsDays"
        label="Due in days"
        inputMode="numeric"
        value={values.termsDays}
        answer={answer}
      />
    </div>
    <ChoiceField
      name="split"
      label="Invoices"
      value={values.split}
      answer={answer}
      options={billingChoices.split}
    />
    <ChoiceField
      name="review"
      label="Before they're issued"
      value={values.review}
      answer={answer}
      options={billingChoices.review}
    />
    <TextField
      name="taxRate"
      label="Sales tax in percent"
      help="0 for none. Rounded once per invoice and rate, half a cent up."
      inputMode="decimal"
      value={values.taxRate}
      answer={answer}
    />
    {facilities.length > 0 ? (
      <fieldset className="w-full border-t border-line pt-4">
        <legend className="float-left w-full text-sm font-semibold">
          Facilities with a different rate
        </legend>
        <div className="clear-both grid gap-4 pt-3 sm:grid-cols-2">
          {facilities.map(({ id, name, rate }) => (
            <TextField
              key={id}
              name={`rate.${id}`}
              label={name}
              inputMode="decimal"
              value={rate}
              answer={answer}
            />
          ))}
        </div>
      </fieldset>
    ) : null}
  </>
);
