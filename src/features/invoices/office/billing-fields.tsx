import { ChoiceField, NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { invoiceMessages } from "../messages.ts";

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
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export function BillingFields({ values, facilities }: BillingFieldsProps) {
  const { billing } = useMessages(invoiceMessages);
  return (
    <>
      <TextField
        name="billToName"
        label={billing.billTo}
        value={values.billToName}
        maxLength={200}
      />
      <NotesField name="billToAddress" label={billing.address} value={values.billToAddress} />
      <TextField
        name="purchaseOrder"
        label={billing.purchaseOrder}
        value={values.purchaseOrder}
        maxLength={60}
      />
      <div className="grid w-full gap-5 sm:grid-cols-3">
        <TextField
          name="billsFrom"
          label={billing.firstMonth}
          type="month"
          value={values.billsFrom}
        />
        <TextField
          name="issueDay"
          label={billing.issueDay}
          help={billing.issueDayHelp}
          inputMode="numeric"
          value={values.issueDay}
        />
        <TextField
          name="termsDays"
          label={billing.dueInDays}
          inputMode="numeric"
          value={values.termsDays}
        />
      </div>
      <ChoiceField
        name="split"
        label={billing.invoices}
        value={values.split}
        options={optionsOf(billing.splits)}
      />
      <ChoiceField
        name="review"
        label={billing.beforeIssue}
        value={values.review}
        options={optionsOf(billing.reviews)}
      />
      <TextField
        name="taxRate"
        label={billing.taxRate}
        help={billing.taxRateHelp}
        inputMode="decimal"
        value={values.taxRate}
      />
      {facilities.length > 0 ? (
        <fieldset className="w-full border-t border-line pt-4">
          <legend className="float-left w-full text-sm font-semibold">{billing.otherRates}</legend>
          <div className="clear-both grid gap-4 pt-3 sm:grid-cols-2">
            {facilities.map(({ id, name, rate }) => (
              <TextField
                key={id}
                name={`rate.${id}`}
                label={name}
                inputMode="decimal"
                value={rate}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
    </>
  );
}
