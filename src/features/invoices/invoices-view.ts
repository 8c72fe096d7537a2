import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Actor } from "#platform/identity/actor.ts";

/** Differences between the invoices pages of the portal and the office. */
export interface InvoicesView {
  path: string;
  audience: "client" | "staff";
  /** @throws 404 for people who may not see any */
  enter(route: RouteRequest): Promise<Actor>;
}

export type InvoicesViewData = Pick<InvoicesView, "path" | "audience">;
