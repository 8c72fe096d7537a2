/** One invoice as the portal shows it. */
import type { LoaderFunctionArgs } from "react-router";
import { enterInvoice, toInvoiceView } from "../detail.server.ts";
import { portalInvoices } from "../invoices-view.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, invoice } = await enterInvoice(portalInvoices, route, route.params.id);
  return Response.json(toInvoiceView(invoice, actor.language), {
    headers: { "Cache-Control": "no-store" },
  });
}
