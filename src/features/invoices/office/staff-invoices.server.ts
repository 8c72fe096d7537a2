import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { InvoiceRoom } from "../invoice-room.ts";

/** Invoices of all clients that our staff look after. */
export const staffInvoices = {
  path: "/office/invoices",
  side: "staff",
  async enter(route: RouteRequest) {
    const actor = await requireStaff(route);
    if (!may(actor, "invoices.read")) throw new Response(null, { status: 404 });
    return actor;
  },
} satisfies InvoiceRoom;
