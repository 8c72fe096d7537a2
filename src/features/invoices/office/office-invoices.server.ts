import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { InvoicesView } from "../invoices-view.ts";

/** Invoices of all clients that our staff look after. */
export const officeInvoices = {
  path: "/office/invoices",
  audience: "staff",
  async enter(route: RouteRequest) {
    const actor = await requireStaff(route);
    if (!may(actor, "invoices.read")) throw new Response(null, { status: 404 });
    return actor;
  },
} satisfies InvoicesView;
