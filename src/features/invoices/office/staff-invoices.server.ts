import { type RouteRequest, requireStaff } from "#app/http/actor.server.ts";
import { may } from "#domain/accounts/permissions.ts";
import type { InvoiceRoom } from "../../invoices/invoice-room.ts";

/** Invoices of all clients that our staff look after. */
export const staffInvoices = {
  ...{ path: "/office/invoices", side: "staff" },
  async enter(route: RouteRequest) {
    const actor = await requireStaff(route);
    if (!may(actor, "invoices.read")) throw new Response(null, { status: 404 });
    return actor;
  },
} satisfies InvoiceRoom;
