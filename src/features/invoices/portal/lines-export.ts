import type { LoaderFunctionArgs } from "react-router";
import { exportLines } from "../export.server.ts";
import { portalInvoices } from "../portal-invoices.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportLines(portalInvoices, route);
