/** One work order as the portal shows it. */
import type { LoaderFunctionArgs } from "react-router";
import { clientWorkOrders } from "../client-work-orders.server.ts";
import { enterOrder, shownOrder } from "../detail.server.ts";
import { findWorkOrder } from "../find-work-order.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, id, db } = await enterOrder(clientWorkOrders, route, route.params.id);
  const order = await findWorkOrder(db, actor, id);
  if (order === undefined) throw new Response(null, { status: 404 });
  return Response.json(shownOrder(order, actor), { headers: { "Cache-Control": "no-store" } });
}
