/** What the list of the portal shows, for programs of the client; documented in docs/api.md. */
import type { LoaderFunctionArgs } from "react-router";
import { portalInvoices } from "../invoices-view.server.ts";
import { readList } from "../read-list.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { rows, counts, sums, next } = await readList(portalInvoices, route);
  // Held reminders are the office's.
  const invoices = rows.map(({ heldUntil: _, ...row }) => row);
  return Response.json(
    { invoices, counts, sums, next },
    { headers: { "Cache-Control": "no-store" } },
  );
}
