import { Link, type LoaderFunctionArgs } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { pageMeta } from "../../document/page-meta.ts";
import { clientInvoices } from "../../invoices/client-invoices.server.ts";
import { ListScreen } from "../../invoices/list-screen.tsx";
import { readList } from "../../invoices/read-list.server.ts";
import type { Route } from "./+types/list-page.ts";

export const loader = (route: LoaderFunctionArgs) => readList(clientInvoices, route);

export const meta = () => pageMeta("Invoices");

export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      data={loaderData}
      actions={
        <Link
          to="/client-portal/invoices/statement"
          className={buttonClass("primary", "", "compact")}
        >
          Statement
        </Link>
      }
    />
  );
}
