import type { LoaderFunctionArgs } from "react-router";
import { clientWorkOrders } from "../client-work-orders.server.ts";
import { exportList } from "../export.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportList(clientWorkOrders, route);
