import type { LoaderFunctionArgs } from "react-router";
import { invoicesView } from "./invoices-view.server.ts";
import { exportLines } from "./list-screen.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportLines(invoicesView(route), route);
