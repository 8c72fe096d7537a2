import { centsText } from "#platform/format/hundredths.ts";
import { Command, CommandPanel, OpenedCommand } from "#platform/forms/commands.tsx";
import { ChoiceField, NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import type { DetailData } from "../detail-screen.server.ts";
import { invoiceMessages } from "../messages.ts";

interface InvoiceCommandsProps {
  data: DetailData;
  answer: FormAnswer | undefined;
}

/** The commands that fit the state of the invoice, the next step first. */
export function InvoiceCommands({ data, answer }: InvoiceCommandsProps) {
  const { state } = data;
  const { commands } = useMessages(invoiceMessages);
  if (state === "void") return null;
  return (
    <CommandPanel problem={answer?.problem}>
      {state === "draft" ? <DraftCommands data={data} answer={answer} /> : null}
      {state === "open" || state === "overdue" ? (
        <OpenInvoiceCommands data={data} answer={answer} />
      ) : null}
      {state !== "draft" && data.paidCents === 0 ? (
        <OpenedCommand
          group="invoice-step"
          step="void"
          label={commands.void}
          look="outline"
          answer={answer}
        >
          <p className="text-sm text-slate">{commands.voidNote}</p>
          <NotesField id="f-void-reason" name="reason" label={commands.reason} />
        </OpenedCommand>
      ) : null}
    </CommandPanel>
  );
}

function DraftCommands({ data, answer }: InvoiceCommandsProps) {
  const { commands } = useMessages(invoiceMessages);
  return (
    <>
      <Command fields={{ step: "issue" }} look="primary">
        {commands.issue}
      </Command>
      <OpenedCommand
        group="invoice-step"
        step="add-line"
        label={commands.addLine}
        look="outline"
        answer={answer}
        version={data.history.length}
      >
        <ChoiceField
          name="kind"
          label={commands.kind}
          options={[
            { value: "other", label: commands.charge },
            { value: "credit", label: commands.credit },
          ]}
        />
        <ChoiceField name="facilityId" label={commands.facility} options={data.facilities} />
        <TextField name="text" label={commands.description} maxLength={200} />
        <TextField name="cents" label={commands.dollarsBeforeTax} inputMode="decimal" />
      </OpenedCommand>
      <Command fields={{ step: "refresh" }}>{commands.rebuild}</Command>
    </>
  );
}

function OpenInvoiceCommands({ data, answer }: InvoiceCommandsProps) {
  const { commands, paymentMethods } = useMessages(invoiceMessages);
  return (
    <>
      <OpenedCommand
        group="invoice-step"
        step="pay"
        label={commands.pay}
        look="primary"
        answer={answer}
        version={data.openCents}
      >
        <TextField
          name="cents"
          label={commands.dollars}
          inputMode="decimal"
          value={centsText(data.openCents)}
        />
        <TextField name="paidOn" label={commands.receivedOn} type="date" value={data.today} />
        <ChoiceField
          name="method"
          label={commands.how}
          options={Object.entries(paymentMethods).map(([value, label]) => ({ value, label }))}
        />
        <TextField name="reference" label={commands.reference} maxLength={80} />
      </OpenedCommand>
      <OpenedCommand
        group="invoice-step"
        step="hold"
        label={commands.hold}
        look="outline"
        answer={answer}
        version={data.history.length}
      >
        <SeenFields stored={data.held} />
        <TextField
          name="heldUntil"
          label={commands.through}
          type="date"
          value={data.held.heldUntil ?? ""}
        />
        <NotesField name="reason" label={commands.internalReason} value={data.held.reason ?? ""} />
      </OpenedCommand>
      {data.hold ? (
        <Command fields={{ step: "release" }} seen={<HeldAsSeen data={data} answer={answer} />}>
          {commands.release}
        </Command>
      ) : null}
    </>
  );
}

/** The hold as the page showed it, so that a hold changed meanwhile is not released by mistake. */
function HeldAsSeen({ data, answer }: InvoiceCommandsProps) {
  const place = usePlace();
  const formAnswer = answer?.values.step === "release" ? answer : undefined;
  return <SeenFields key={place} stored={data.held} answer={formAnswer} />;
}
