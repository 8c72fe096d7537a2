import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { statementPage } from "../statement-response.server.ts";
import { StatementScreen } from "../statement-screen.tsx";
import type { Route } from "./+types/statement-page.ts";
import { enterBilling } from "./billing.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, id } = await enterBilling(route);
  const at = { home: `/office/clients/${id}`, invoices: "/office/invoices" };
  return statementPage(route, actor, id, at);
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `Statement, ${loaderData.clientName}` : "Statement");

export default function StatementPage({ loaderData }: Route.ComponentProps) {
  return <StatementScreen data={loaderData} />;
}
