import { Command, CommandPanel, OpenedCommand } from "#platform/forms/commands.tsx";
import { ChoiceField, NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import type { DetailData } from "../detail.server.ts";
import { paymentMethods } from "../invoice-forms.ts";

interface InvoiceCommandsProps {
  data: DetailData;
  answer: FormAnswer | undefined;
}

/** What can be done with an invoice as it is: the one that is next first. */
export function InvoiceCommands({ data, answer }: InvoiceCommandsProps) {
  const { state } = data;
  if (state === "void") return null;
  return (
    <CommandPanel problem={answer?.problem}>
      {state === "draft" ? <DraftCommands data={data} answer={answer} /> : null}
      {state === "open" || state === "overdue" ? (
        <OpenInvoiceCommands data={data} answer={answer} />
      ) : null}
      {state !== "draft" && data.paidCents === 0 ? (
        <OpenedCommand group="invoice-step" step="void" label="Void" look="outline" answer={answer}>
          {(formAnswer) => (
            <>
              <p className="text-sm text-slate">
                The invoice keeps its number and is credited. The client sees the reason.
              </p>
              <NotesField id="f-void-reason" name="reason" label="Reason" answer={formAnswer} />
            </>
          )}
        </OpenedCommand>
      ) : null}
    </CommandPanel>
  );
}

const DraftCommands = ({ data, answer }: InvoiceCommandsProps) => (
  <>
    <Command fields={{ step: "issue" }} look="primary">
      Issue the invoice
    </Command>
    <OpenedCommand
      group="invoice-step"
      step="add-line"
      label="Add a line or credit"
      look="outline"
      answer={answer}
      version={data.history.length}
    >
      {(formAnswer) => (
        <>
          <ChoiceField
            name="kind"
            label="Charge or credit"
            answer={formAnswer}
            options={[
              { value: "other", label: "A charge" },
              { value: "credit", label: "A credit" },
            ]}
          />
          <ChoiceField
            name="facilityId"
            label="Facility"
            answer={formAnswer}
            options={data.facilities}
          />
          <TextField
            name="text"
            label="Description (the client sees it)"
            maxLength={200}
            answer={formAnswer}
          />
          <TextField
            name="cents"
            label="Dollars, before tax"
            inputMode="decimal"
            answer={formAnswer}
          />
        </>
      )}
    </OpenedCommand>
    <Command fields={{ step: "refresh" }}>Rebuild the lines</Command>
  </>
);

const OpenInvoiceCommands = ({ data, answer }: InvoiceCommandsProps) => (
  <>
    <OpenedCommand
      group="invoice-step"
      step="pay"
      label="Record a payment"
      look="primary"
      answer={answer}
      version={data.openCents}
    >
      {(formAnswer) => (
        <>
          <TextField
            name="cents"
            label="Dollars"
            inputMode="decimal"
            value={(data.openCents / 100).toFixed(2)}
            answer={formAnswer}
          />
          <TextField
            name="paidOn"
            label="Received on"
            type="date"
            value={data.today}
            answer={formAnswer}
          />
          <ChoiceField
            name="method"
            label="How"
            answer={formAnswer}
            options={Object.entries(paymentMethods).map(([value, label]) => ({ value, label }))}
          />
          <TextField
            name="reference"
            label="Reference (optional)"
            maxLength={80}
            answer={formAnswer}
          />
        </>
      )}
    </OpenedCommand>
    <OpenedCommand
      group="invoice-step"
      step="hold"
      label="Hold reminders"
      look="outline"
      answer={answer}
      version={data.history.length}
    >
      {(formAnswer) => (
        <>
          <SeenFields stored={data.held} answer={formAnswer} />
          <TextField
            name="heldUntil"
            label="Through"
            type="date"
            value={data.held.heldUntil ?? ""}
            answer={formAnswer}
          />
          <NotesField
            name="reason"
            label="Reason (internal)"
            value={data.held.reason ?? ""}
            answer={formAnswer}
          />
        </>
      )}
    </OpenedCommand>
    {data.hold ? (
      <Command fields={{ step: "release" }} seen={<HeldAsSeen data={data} answer={answer} />}>
        Send reminders again
      </Command>
    ) : null}
  </>
);

/** What is taken back, as it was shown. */
function HeldAsSeen({ data, answer }: InvoiceCommandsProps) {
  const place = usePlace();
  const formAnswer = answer?.values.step === "release" ? answer : undefined;
  return <SeenFields key={place} stored={data.held} answer={formAnswer} />;
}
