import type { LoaderFunctionArgs } from "react-router";
import { clientInvoices } from "../client-invoices.server.ts";
import { exportInvoices } from "../export.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportInvoices(clientInvoices, route);
