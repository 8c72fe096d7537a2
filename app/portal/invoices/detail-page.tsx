import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { clientInvoices } from "../../invoices/client-invoices.server.ts";
import { readDetail } from "../../invoices/detail.server.ts";
import { DetailScreen } from "../../invoices/detail-screen.tsx";
import type { Route } from "./+types/detail-page.ts";

export const loader = (route: LoaderFunctionArgs) =>
  readDetail(clientInvoices, route, route.params.id);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `Invoice ${loaderData.number}` : "Invoice");

export default function InvoicePage({ loaderData }: Route.ComponentProps) {
  return <DetailScreen data={loaderData} />;
}
