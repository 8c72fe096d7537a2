import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { clientInvoices } from "../../invoices/client-invoices.server.ts";
import { readDetail } from "../../invoices/detail.server.ts";
import { DetailScreen } from "../../invoices/detail-screen.tsx";
import { readRecordThreads } from "../../messages/record-threads.server.ts";
import { RecordThreads } from "../../messages/record-threads.tsx";
import { clientMessages } from "../messages/client-messages.server.ts";
import type { Route } from "./+types/detail-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const invoice = await readDetail(clientInvoices, route, route.params.id);
  const about = { kind: "invoice", id: invoice.id } as const;
  const actor = await clientInvoices.enter(route);
  const threads =
    invoice.state === "draft"
      ? undefined
      : await readRecordThreads(route, actor, clientMessages.path, about);
  return { ...invoice, threads };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `Invoice ${loaderData.number}` : "Invoice");

export default function InvoicePage({ loaderData }: Route.ComponentProps) {
  return (
    <DetailScreen data={loaderData} messages={<RecordThreads threads={loaderData.threads} />} />
  );
}
