import type { LoaderFunctionArgs } from "react-router";
import { invoiceFile } from "./detail-screen.server.ts";
import { invoicesView } from "./invoices-view.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  invoiceFile(invoicesView(route), route, route.params.id);
