import { Link, type LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { portalInvoices } from "../invoices-view.server.ts";
import { readList } from "../list-screen.server.ts";
import { ListScreen } from "../list-screen.tsx";
import { invoiceMessages } from "../messages.ts";
import type { Route } from "./+types/list-page.ts";

export const loader = (route: LoaderFunctionArgs) => readList(portalInvoices, route);

export const meta = pageMetaIn((language) => invoiceMessages(language).section);

export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  const { statement } = useMessages(invoiceMessages);
  return (
    <ListScreen
      data={loaderData}
      actions={
        <Link
          to="/client-portal/invoices/statement"
          className={buttonClass("primary", "", "compact")}
        >
          {statement.title}
        </Link>
      }
    />
  );
}
