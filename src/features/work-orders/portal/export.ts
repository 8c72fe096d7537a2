import type { LoaderFunctionArgs } from "react-router";
import { exportList } from "../export.server.ts";
import { portalWorkOrders } from "../portal-work-orders.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportList(portalWorkOrders, route);
