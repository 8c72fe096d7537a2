/** One invoice as the portal shows it. */
import type { LoaderFunctionArgs } from "react-router";
import { clientInvoices } from "../client-invoices.server.ts";
import { enterInvoice, shownInvoice } from "../detail.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { invoice } = await enterInvoice(clientInvoices, route, route.params.id);
  return Response.json(shownInvoice(invoice), { headers: { "Cache-Control": "no-store" } });
}
