import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { portalInvoices } from "../portal-invoices.server.ts";
import { statementPage } from "../statement-response.server.ts";
import { StatementScreen } from "../statement-screen.tsx";
import type { Route } from "./+types/statement-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await portalInvoices.enter(route);
  const { path } = portalInvoices;
  return statementPage(route, actor, actor.clientId, { home: path, invoices: path });
}

export const meta = () => pageMeta("Statement");

export default function StatementPage({ loaderData }: Route.ComponentProps) {
  return <StatementScreen data={loaderData} />;
}
