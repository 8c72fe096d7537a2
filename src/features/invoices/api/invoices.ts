/** What the list of the portal shows, for programs of the client; documented in docs/api.md. */
import type { LoaderFunctionArgs } from "react-router";
import { clientInvoices } from "../client-invoices.server.ts";
import { readList } from "../read-list.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { lines, counts, sums, next } = await readList(clientInvoices, route);
  // Held reminders are the office's.
  const invoices = lines.map(({ heldUntil: _, ...line }) => line);
  return Response.json(
    { invoices, counts, sums, next },
    { headers: { "Cache-Control": "no-store" } },
  );
}
