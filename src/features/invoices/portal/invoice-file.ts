import type { LoaderFunctionArgs } from "react-router";
import { clientInvoices } from "../client-invoices.server.ts";
import { invoiceFile } from "../detail.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  invoiceFile(clientInvoices, route, route.params.id);
