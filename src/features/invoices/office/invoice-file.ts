import type { LoaderFunctionArgs } from "react-router";
import { invoiceFile } from "../detail.server.ts";
import { officeInvoices } from "./office-invoices.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  invoiceFile(officeInvoices, route, route.params.id);
