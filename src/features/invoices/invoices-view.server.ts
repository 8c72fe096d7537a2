import { type RouteRequest, requireClient, requireStaff } from "#platform/http/actor.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import type { InvoicesView } from "./invoices-view.ts";

/** A client's own invoices, for the client's administrators; in the portal and in its API. */
export const portalInvoices = {
  path: "/client-portal/invoices",
  audience: "client",
  enter: (route: RouteRequest) => requireClient(route, "invoices.read"),
} satisfies InvoicesView;

/** Invoices of all clients that our staff look after. */
export const officeInvoices = {
  path: "/office/invoices",
  audience: "staff",
  enter: (route: RouteRequest) => requireStaff(route, "invoices.read"),
} satisfies InvoicesView;

export const invoicesView = viewByArea<InvoicesView>({
  portal: portalInvoices,
  office: officeInvoices,
});
