import { Link, type LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { buttonClass } from "#ui/button.tsx";
import { portalInvoices } from "../invoices-view.server.ts";
import { ListScreen } from "../list-screen.tsx";
import { readList } from "../read-list.server.ts";
import type { Route } from "./+types/list-page.ts";

export const loader = (route: LoaderFunctionArgs) => readList(portalInvoices, route);

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
