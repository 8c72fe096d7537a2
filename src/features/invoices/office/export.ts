import type { LoaderFunctionArgs } from "react-router";
import { exportInvoices } from "../export.server.ts";
import { officeInvoices } from "./office-invoices.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportInvoices(officeInvoices, route);
