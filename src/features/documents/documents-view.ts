import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { DocumentSort, DocumentTab } from "./document-filter-types.ts";

/** Where documents are looked at: by the client, or by our staff. */
export interface DocumentsView {
  path: "/client-portal/documents" | "/office/documents";
  audience: "client" | "staff";
  /** As the list begins. */
  sort: DocumentSort;
  tabs: readonly DocumentTab[];
  /** @throws 404 for who may not enter */
  enter(route: RouteRequest): Promise<Actor>;
}

/** What of a view its screens need. */
export type DocumentsViewData = Pick<DocumentsView, "path" | "audience" | "sort" | "tabs">;

export const toDocumentsViewData = ({
  path,
  audience,
  sort,
  tabs,
}: DocumentsView): DocumentsViewData => ({
  path,
  audience,
  sort,
  tabs,
});
