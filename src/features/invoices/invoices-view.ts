import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Actor } from "#platform/identity/actor.ts";

/** What portal and office differ in where they show invoices. */
export interface InvoicesView {
  path: string;
  audience: "client" | "staff";
  /** @throws 404 for who may not see any */
  enter(route: RouteRequest): Promise<Actor>;
}

export type InvoicesViewData = Pick<InvoicesView, "path" | "audience">;
