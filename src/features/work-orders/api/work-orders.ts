/** What the list of the portal shows, for programs of the client; documented in docs/api.md. */
import type { LoaderFunctionArgs } from "react-router";
import { clientWorkOrders } from "../client-work-orders.server.ts";
import { readList } from "../read-list.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { lines, counts, next, filter } = await readList(clientWorkOrders, route);
  return Response.json(
    { workOrders: lines, counts, filter, next },
    { headers: { "Cache-Control": "no-store" } },
  );
}
