import type { LoaderFunctionArgs } from "react-router";
import { clientMessages } from "#features/messages/portal/client-messages.server.ts";
import { readRecordThreads } from "#features/messages/record-threads.server.ts";
import { RecordThreads } from "#features/messages/record-threads.tsx";
import { pageMeta } from "#platform/document/page-meta.ts";
import { clientInvoices } from "../client-invoices.server.ts";
import { readDetail } from "../detail.server.ts";
import { DetailScreen } from "../detail-screen.tsx";
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
