import { type ReactNode, useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import { ChoiceField, NotesField, TextField } from "#features/facilities/office/inputs.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { type ButtonLook, buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import type { DetailData } from "../detail.server.ts";
import { paymentMethods } from "../invoice-forms.ts";

interface CommandPanelProps {
  data: DetailData;
  answer: FormAnswer | undefined;
}

/** What can be done with an invoice as it is: the one that is next first. */
export function CommandPanel({ data, answer }: CommandPanelProps) {
  const { state } = data;
  if (state === "void") return null;
  return (
    <section
      aria-label="Next steps"
      className="mt-6 flex flex-wrap items-start gap-3 border-y border-line py-4"
    >
      <Problem text={answer?.problem} />
      {state === "draft" ? <DraftCommands data={data} answer={answer} /> : null}
      {state === "open" || state === "overdue" ? (
        <OpenInvoiceCommands data={data} answer={answer} />
      ) : null}
      {state !== "draft" && data.paidCents === 0 ? (
        <Opened command="void" label="Void" look="outline" answer={answer}>
          {(own) => (
            <>
              <p className="text-sm text-slate">
                It stays with its number and is credited; the client sees the reason.
              </p>
              <NotesField id="f-void-reason" name="reason" label="Reason" answer={own} />
            </>
          )}
        </Opened>
      ) : null}
    </section>
  );
}

const DraftCommands = ({ data, answer }: CommandPanelProps) => (
  <>
    <Plain command="issue" look="primary">
      Issue the invoice
    </Plain>
    <Opened
      command="add-line"
      label="Add a line or credit"
      look="outline"
      answer={answer}
      before={data.history.length}
    >
      {(own) => (
        <>
          <ChoiceField
            name="kind"
            label="What it is"
            answer={own}
            options={[
              { value: "other", label: "A charge" },
              { value: "credit", label: "A credit" },
            ]}
          />
          <ChoiceField name="facilityId" label="Facility" answer={own} options={data.facilities} />
          <TextField
            name="text"
            label="Description (the client sees it)"
            maxLength={200}
            answer={own}
          />
          <TextField name="cents" label="Dollars, before tax" inputMode="decimal" answer={own} />
        </>
      )}
    </Opened>
    <Plain command="refresh" look="outline">
      Rebuild the lines
    </Plain>
  </>
);

const OpenInvoiceCommands = ({ data, answer }: CommandPanelProps) => (
  <>
    <Opened
      command="pay"
      label="Record a payment"
      look="primary"
      answer={answer}
      before={data.openCents}
    >
      {(own) => (
        <>
          <TextField
            name="cents"
            label="Dollars"
            inputMode="decimal"
            value={(data.openCents / 100).toFixed(2)}
            answer={own}
          />
          <TextField
            name="paidOn"
            label="Received on"
            type="date"
            value={data.today}
            answer={own}
          />
          <ChoiceField
            name="method"
            label="How"
            answer={own}
            options={Object.entries(paymentMethods).map(([value, label]) => ({ value, label }))}
          />
          <TextField name="reference" label="Reference (optional)" maxLength={80} answer={own} />
        </>
      )}
    </Opened>
    <Opened
      command="hold"
      label="Hold reminders"
      look="outline"
      answer={answer}
      before={data.history.length}
    >
      {(own) => (
        <>
          <SeenFields stored={data.held} answer={own} />
          <TextField
            name="heldUntil"
            label="Through"
            type="date"
            value={data.held.heldUntil ?? ""}
            answer={own}
          />
          <NotesField
            name="reason"
            label="Reason (internal)"
            value={data.held.reason ?? ""}
            answer={own}
          />
        </>
      )}
    </Opened>
    {data.hold ? (
      <Plain command="release" look="outline" seen={data.held} answer={answer}>
        Send reminders again
      </Plain>
    ) : null}
  </>
);

interface PlainProps {
  command: string;
  look: ButtonLook;
  /** What is taken back by it, as it was shown. */
  seen?: Readonly<Record<string, string>>;
  answer?: FormAnswer | undefined;
  children: ReactNode;
}

function Plain({ command, look, seen, answer, children }: PlainProps) {
  const { key: place } = useLocation();
  const stepAnswer = answer?.values.step === command ? answer : undefined;
  return (
    <Form method="post" preventScrollReset>
      <AttemptField />

      <input type="hidden" name="step" value={command} />
      {seen ? <SeenFields key={place} stored={seen} answer={stepAnswer} /> : null}
      <button type="submit" className={buttonClass(look, "", "compact")}>
        {children}
      </button>
    </Form>
  );
}

interface OpenedProps {
  command: string;
  label: string;
  look: ButtonLook;
  answer: FormAnswer | undefined;
  /** Differs once the command was done. */
  before?: number;
  children: (own: FormAnswer | undefined) => ReactNode;
}

/** A command with something to fill in, open where it came back. */
function Opened({ command, label, look, answer, before = 0, children }: OpenedProps) {
  const stepAnswer = answer?.values.step === command ? answer : undefined;
  const { key: place } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const sentAt = useRef<number>(undefined);
  useEffect(() => {
    if (sentAt.current === undefined || sentAt.current === before) return;
    sentAt.current = undefined;
    // The form would still show what was sent, as if it were to be sent next.
    const element = details.current;
    element?.querySelector("form")?.reset();
    element?.querySelector("summary")?.focus();
    element?.removeAttribute("open");
  }, [before]);
  return (
    <details
      ref={details}
      className="group open:w-full"
      open={stepAnswer !== undefined}
      name="invoice-step"
    >
      <summary className={`${buttonClass(look, "", "compact")} group-open:mb-3`}>{label}</summary>
      <Form
        key={place}
        method="post"
        preventScrollReset
        noValidate
        onSubmit={() => {
          sentAt.current = before;
        }}
        className="flex max-w-xl flex-col items-start gap-4 rounded-md bg-sand p-4"
      >
        <AttemptField />

        <input type="hidden" name="step" value={command} />
        {children(stepAnswer)}
        <button type="submit" className={buttonClass("primary", "", "compact")}>
          {label}
        </button>
      </Form>
    </details>
  );
}
