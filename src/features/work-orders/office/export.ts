import type { LoaderFunctionArgs } from "react-router";
import { exportList } from "../export.server.ts";
import { staffWorkOrders } from "./staff-work-orders.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportList(staffWorkOrders, route);
