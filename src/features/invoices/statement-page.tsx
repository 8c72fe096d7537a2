import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import type { Route } from "./+types/statement-page.ts";
import { statementPage } from "./statement-response.server.ts";
import { StatementScreen } from "./statement-screen.tsx";

export const loader = (route: LoaderFunctionArgs) => statementPage(route);

/** The office looks at the statements of several clients: its titles name them. */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData?.isOffice ? `Statement, ${loaderData.clientName}` : "Statement");

export default function StatementPage({ loaderData }: Route.ComponentProps) {
  return <StatementScreen data={loaderData} />;
}
