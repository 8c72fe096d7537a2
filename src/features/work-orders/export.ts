import type { LoaderFunctionArgs } from "react-router";
import { exportList } from "./list-screen.server.ts";
import { workOrdersView } from "./work-orders-view.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportList(workOrdersView(route), route);
