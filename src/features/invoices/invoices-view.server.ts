import { type RouteRequest, requireClient, requireStaff } from "#platform/http/actor.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { InvoicesView } from "./invoices-view.ts";

/** A client's own invoices, for the client's administrators; in the portal and in its API. */
export const portalInvoices = {
  path: "/client-portal/invoices",
  audience: "client",
  async enter(route: RouteRequest) {
    const actor = await requireClient(route);
    if (!may(actor, "invoices.read")) throw notFound();
    return actor;
  },
} satisfies InvoicesView;

/** Invoices of all clients that our staff look after. */
export const officeInvoices = {
  path: "/office/invoices",
  audience: "staff",
  async enter(route: RouteRequest) {
    const actor = await requireStaff(route);
    if (!may(actor, "invoices.read")) throw notFound();
    return actor;
  },
} satisfies InvoicesView;

export const invoicesView = viewByArea<InvoicesView>({
  portal: portalInvoices,
  office: officeInvoices,
});
