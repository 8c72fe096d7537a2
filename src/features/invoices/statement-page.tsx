import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import type { Route } from "./+types/statement-page.ts";
import { invoiceMessages } from "./messages.ts";
import { type StatementData, statementPage } from "./statement.server.ts";
import { StatementScreen } from "./statement-screen.tsx";

export const loader = (route: LoaderFunctionArgs) => statementPage(route);

/** The office looks at the statements of several clients: its titles name them. */
export const meta = pageMetaIn((language, statement: StatementData | undefined) => {
  const { title, ofClient } = invoiceMessages(language).statement;
  return statement?.isOffice ? ofClient({ client: statement.clientName }) : title;
});

export default function StatementPage({ loaderData }: Route.ComponentProps) {
  return <StatementScreen data={loaderData} />;
}
