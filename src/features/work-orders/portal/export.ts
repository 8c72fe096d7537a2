import type { LoaderFunctionArgs } from "react-router";
import { clientWorkOrders } from "../../work-orders/client-work-orders.server.ts";
import { exportList } from "../../work-orders/export.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportList(clientWorkOrders, route);
