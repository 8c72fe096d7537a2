import type { LoaderFunctionArgs } from "react-router";
import { exportList } from "../export.server.ts";
import { officeWorkOrders } from "./office-work-orders.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportList(officeWorkOrders, route);
