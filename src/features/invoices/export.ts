import type { LoaderFunctionArgs } from "react-router";
import { invoicesView } from "./invoices-view.server.ts";
import { exportInvoices } from "./list-screen.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportInvoices(invoicesView(route), route);
