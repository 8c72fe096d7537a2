import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Actor } from "#platform/identity/actor.ts";

/** What portal and office differ in where they show invoices. */
export interface InvoiceRoom {
  path: string;
  side: "client" | "staff";
  /** @throws 404 for who may not see any */
  enter(route: RouteRequest): Promise<Actor>;
}

export type ShownInvoiceRoom = Pick<InvoiceRoom, "path" | "side">;
