import { type RouteRequest, requireClient, requireStaff } from "#platform/http/actor.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import type { DocumentsView } from "./document-filter.ts";

export const portalDocuments = {
  path: "/client-portal/documents",
  audience: "client",
  sort: "newest",
  tabs: ["all", "to-acknowledge", "expiring", "expired"],
  enter: (route: RouteRequest) => requireClient(route, "documents.read"),
} satisfies DocumentsView;

export const officeDocuments = {
  path: "/office/documents",
  audience: "staff",
  sort: "ending",
  tabs: ["all", "to-acknowledge", "expiring", "expired", "withdrawn"],
  enter: (route: RouteRequest) => requireStaff(route, "documents.read"),
} satisfies DocumentsView;

export const documentsView = viewByArea<DocumentsView>({
  portal: portalDocuments,
  office: officeDocuments,
});
