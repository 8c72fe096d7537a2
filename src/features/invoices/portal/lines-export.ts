import type { LoaderFunctionArgs } from "react-router";
import { clientInvoices } from "../client-invoices.server.ts";
import { exportLines } from "../export.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportLines(clientInvoices, route);
