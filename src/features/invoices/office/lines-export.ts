import type { LoaderFunctionArgs } from "react-router";
import { exportLines } from "../export.server.ts";
import { officeInvoices } from "./office-invoices.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportLines(officeInvoices, route);
