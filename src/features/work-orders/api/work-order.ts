/** One work order as the portal shows it. */
import type { LoaderFunctionArgs } from "react-router";
import { enterOrder, toWorkOrderView } from "../detail.server.ts";
import { findWorkOrder } from "../find-work-order.server.ts";
import { portalWorkOrders } from "../work-orders-view.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, id, db } = await enterOrder(portalWorkOrders, route, route.params.id);
  const order = await findWorkOrder(db, actor, id);
  if (order === undefined) throw new Response(null, { status: 404 });
  const { history: story, ...shown } = toWorkOrderView(order, actor);
  return Response.json({ ...shown, story }, { headers: { "Cache-Control": "no-store" } });
}
