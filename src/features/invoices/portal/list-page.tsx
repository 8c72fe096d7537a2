import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { CompactButtonLink } from "#ui/links.tsx";
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
        <CompactButtonLink to="/client-portal/invoices/statement" look="primary">
          {statement.title}
        </CompactButtonLink>
      }
    />
  );
}
