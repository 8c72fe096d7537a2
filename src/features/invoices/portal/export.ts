import type { LoaderFunctionArgs } from "react-router";
import { clientInvoices } from "../../invoices/client-invoices.server.ts";
import { exportInvoices } from "../../invoices/export.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportInvoices(clientInvoices, route);
