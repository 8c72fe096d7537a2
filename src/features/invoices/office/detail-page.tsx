import { type ActionFunctionArgs, Form, type LoaderFunctionArgs } from "react-router";
import { textLinkClass } from "#features/facilities/panel.tsx";
import { pageMeta } from "#platform/document/page-meta.ts";
import { useAnswer } from "#platform/forms/use-answer.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { readDetail } from "../detail.server.ts";
import { DetailScreen } from "../detail-screen.tsx";
import type { Route } from "./+types/detail-page.ts";
import { handleInvoiceForm } from "./handle-invoice-form.server.ts";
import { NextSteps } from "./next-steps.tsx";
import { staffInvoices } from "./staff-invoices.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const invoice = await readDetail(staffInvoices, route, route.params.id);
  const actor = await staffInvoices.enter(route);
  const panels =
    invoice.state === "draft"
      ? {}
      : await readRecordPanels(route, actor, { kind: "invoice", id: invoice.id });
  return { ...invoice, panels };
}

export const action = (route: ActionFunctionArgs) => handleInvoiceForm(route, route.params.id);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData?.number ? `Invoice ${loaderData.number}` : "Draft of an invoice");

export default function InvoicePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const isDraft = loaderData.state === "draft";
  return (
    <DetailScreen
      data={loaderData}
      messages={<RecordPanel name="threads" panels={loaderData.panels} />}
      steps={<NextSteps data={loaderData} answer={answer} />}
      lineAction={
        isDraft
          ? (line, text) => (
              <Small step="remove-line" field="line" value={line} label={`Remove: ${text}`}>
                Remove
              </Small>
            )
          : undefined
      }
      paymentAction={(payment, amount) => (
        <Small step="take-back" field="payment" value={payment} label={`Take back: ${amount}`}>
          Take back
        </Small>
      )}
    />
  );
}

interface SmallProps {
  step: string;
  field: string;
  value: string;
  label: string;
  children: string;
}

const Small = ({ step, field, value, label, children }: SmallProps) => (
  <Form method="post" preventScrollReset className="inline">
    <AttemptField />

    <input type="hidden" name="step" value={step} />
    <input type="hidden" name={field} value={value} />
    <button type="submit" className={textLinkClass} aria-label={label}>
      {children}
    </button>
  </Form>
);
