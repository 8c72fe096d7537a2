import type { LoaderFunctionArgs } from "react-router";
import { exportLines } from "./export.server.ts";
import { invoicesView } from "./invoices-view.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportLines(invoicesView(route), route);
