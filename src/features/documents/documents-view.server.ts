import { type RouteRequest, requireClient, requireStaff } from "#platform/http/actor.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { DocumentsView } from "./document-filter.ts";

export const portalDocuments = {
  path: "/client-portal/documents",
  audience: "client",
  sort: "newest",
  tabs: ["all", "to-acknowledge", "expiring", "expired"],
  async enter(route: RouteRequest) {
    const actor = await requireClient(route);
    if (!may(actor, "documents.read")) throw notFound();
    return actor;
  },
} satisfies DocumentsView;

export const officeDocuments = {
  path: "/office/documents",
  audience: "staff",
  sort: "ending",
  tabs: ["all", "to-acknowledge", "expiring", "expired", "withdrawn"],
  async enter(route: RouteRequest) {
    const actor = await requireStaff(route);
    if (!may(actor, "documents.read")) throw notFound();
    return actor;
  },
} satisfies DocumentsView;

export const documentsView = viewByArea<DocumentsView>({
  portal: portalDocuments,
  office: officeDocuments,
});
