import type { LoaderFunctionArgs } from "react-router";
import { invoiceFile } from "../detail.server.ts";
import { staffInvoices } from "./staff-invoices.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  invoiceFile(staffInvoices, route, route.params.id);
