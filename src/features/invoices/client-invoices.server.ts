import { type RouteRequest, requireClient } from "#platform/http/actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { InvoiceRoom } from "./invoice-room.ts";

/** A client's own invoices, for the client's administrators; in the portal and in its API. */
export const clientInvoices = {
  path: "/client-portal/invoices",
  side: "client",
  async enter(route: RouteRequest) {
    const actor = await requireClient(route);
    if (!may(actor, "invoices.read")) throw new Response(null, { status: 404 });
    return actor;
  },
} satisfies InvoiceRoom;
