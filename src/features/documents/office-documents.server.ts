import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { DocumentsView } from "./documents-view.ts";

export const officeDocuments = {
  path: "/office/documents",
  audience: "staff",
  sort: "ending",
  tabs: ["all", "to-acknowledge", "expiring", "expired", "withdrawn"],
  async enter(route: RouteRequest) {
    const actor = await requireStaff(route);
    if (!may(actor, "documents.read")) throw new Response(null, { status: 404 });
    return actor;
  },
} satisfies DocumentsView;
