import { type RouteRequest, requireClient } from "#platform/http/actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { DocumentsView } from "./documents-view.ts";

export const portalDocuments = {
  path: "/client-portal/documents",
  audience: "client",
  sort: "newest",
  tabs: ["all", "to-acknowledge", "expiring", "expired"],
  async enter(route: RouteRequest) {
    const actor = await requireClient(route);
    if (!may(actor, "documents.read")) throw new Response(null, { status: 404 });
    return actor;
  },
} satisfies DocumentsView;
