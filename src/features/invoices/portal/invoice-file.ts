import type { LoaderFunctionArgs } from "react-router";
import { invoiceFile } from "../detail.server.ts";
import { portalInvoices } from "../portal-invoices.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  invoiceFile(portalInvoices, route, route.params.id);
