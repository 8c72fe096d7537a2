import type { LoaderFunctionArgs } from "react-router";
import { exportInvoices } from "../export.server.ts";
import { staffInvoices } from "./staff-invoices.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportInvoices(staffInvoices, route);
