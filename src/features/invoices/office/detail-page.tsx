import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { smallLinkClass } from "#ui/text-link.ts";
import { readDetail } from "../detail-screen.server.ts";
import { DetailScreen } from "../detail-screen.tsx";
import { officeInvoices } from "../invoices-view.server.ts";
import { invoiceMessages } from "../messages.ts";
import type { Route } from "./+types/detail-page.ts";
import { InvoiceCommands } from "./command-panel.tsx";
import { handleInvoiceForm } from "./handle-invoice-form.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const invoice = await readDetail(officeInvoices, route, route.params.id);
  const actor = await officeInvoices.enter(route);
  const panels =
    invoice.state === "draft"
      ? {}
      : await readRecordPanels(route, actor, { kind: "invoice", id: invoice.id });
  return { ...invoice, panels };
}

export const action = (route: ActionFunctionArgs) => handleInvoiceForm(route, route.params.id);

export const meta = pageMetaIn((language, invoice: { number: string | null } | undefined) => {
  const { numbered, detail } = invoiceMessages(language);
  return invoice?.number ? numbered({ number: invoice.number }) : detail.draftTitle;
});

export default function InvoicePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { detail } = useMessages(invoiceMessages);
  const isDraft = loaderData.state === "draft";
  return (
    <DetailScreen
      data={loaderData}
      messages={<RecordPanel name="threads" panels={loaderData.panels} />}
      commands={<InvoiceCommands data={loaderData} answer={answer} />}
      lineAction={
        isDraft
          ? (line, text) => (
              <Small
                command="remove-line"
                field="line"
                value={line}
                label={detail.removeLine({ text })}
              >
                {detail.remove}
              </Small>
            )
          : undefined
      }
      paymentAction={(payment, amount) => (
        <Small
          command="take-back"
          field="payment"
          value={payment}
          label={detail.reversePayment({ amount })}
        >
          {detail.reverse}
        </Small>
      )}
    />
  );
}

interface SmallProps {
  command: string;
  field: string;
  value: string;
  label: string;
  children: string;
}

const Small = ({ command, field, value, label, children }: SmallProps) => (
  <PostForm preventScrollReset className="inline">
    <input type="hidden" name="step" value={command} />
    <input type="hidden" name={field} value={value} />
    <button type="submit" className={smallLinkClass} aria-label={label}>
      {children}
    </button>
  </PostForm>
);
