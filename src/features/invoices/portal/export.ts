import type { LoaderFunctionArgs } from "react-router";
import { exportInvoices } from "../export.server.ts";
import { portalInvoices } from "../portal-invoices.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportInvoices(portalInvoices, route);
