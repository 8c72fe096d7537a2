/** One invoice as the portal shows it. */

import type { LoaderFunctionArgs } from "react-router";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { requireInvoice, toInvoiceView } from "../detail-screen.server.ts";
import { portalInvoices } from "../invoices-view.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, invoice } = await requireInvoice(portalInvoices, route, route.params.id);
  return noStoreJson(toInvoiceView(invoice, actor.language));
}
