/** One work order as the portal shows it. */
import type { LoaderFunctionArgs } from "react-router";
import { findWorkOrder } from "#domain/work-orders/find-work-order.ts";
import { clientWorkOrders } from "../../work-orders/client-work-orders.server.ts";
import { enterOrder, shownOrder } from "../../work-orders/detail.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, id, db } = await enterOrder(clientWorkOrders, route, route.params.id);
  const order = await findWorkOrder(db, actor, id);
  if (order === undefined) throw new Response(null, { status: 404 });
  return Response.json(shownOrder(order, actor), { headers: { "Cache-Control": "no-store" } });
}
