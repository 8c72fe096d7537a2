import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { clientInvoices } from "../../invoices/client-invoices.server.ts";
import { statementPage } from "../../invoices/statement.server.ts";
import { StatementScreen } from "../../invoices/statement-screen.tsx";
import type { Route } from "./+types/statement-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await clientInvoices.enter(route);
  const { path } = clientInvoices;
  return statementPage(route, actor, actor.clientId, { home: path, invoices: path });
}

export const meta = () => pageMeta("Statement");

export default function StatementPage({ loaderData }: Route.ComponentProps) {
  return <StatementScreen data={loaderData} />;
}
