import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import { readDetail } from "../detail-screen.server.ts";
import { DetailScreen } from "../detail-screen.tsx";
import { portalInvoices } from "../invoices-view.server.ts";
import { invoiceMessages } from "../messages.ts";
import type { Route } from "./+types/detail-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const invoice = await readDetail(portalInvoices, route, route.params.id);
  const actor = await portalInvoices.enter(route);
  const panels =
    invoice.state === "draft"
      ? {}
      : await readRecordPanels(route, actor, { kind: "invoice", id: invoice.id });
  return { ...invoice, panels };
}

export const meta = pageMetaIn((language, invoice: { number: string | null } | undefined) => {
  const { one, numbered } = invoiceMessages(language);
  return invoice?.number ? numbered({ number: invoice.number }) : one;
});

export default function InvoicePage({ loaderData }: Route.ComponentProps) {
  return (
    <DetailScreen
      data={loaderData}
      messages={<RecordPanel name="threads" panels={loaderData.panels} />}
    />
  );
}
