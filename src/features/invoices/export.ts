import type { LoaderFunctionArgs } from "react-router";
import { exportInvoices } from "./export.server.ts";
import { invoicesView } from "./invoices-view.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportInvoices(invoicesView(route), route);
