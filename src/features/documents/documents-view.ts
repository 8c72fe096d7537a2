import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { DocumentSort, DocumentTab } from "./document-filter-types.ts";

/** What differs between the documents pages of the client and of our staff. */
export interface DocumentsView {
  path: "/client-portal/documents" | "/office/documents";
  audience: "client" | "staff";
  /** Order in which the list opens. */
  sort: DocumentSort;
  tabs: readonly DocumentTab[];
  /** @throws 404 for people who may not enter */
  enter(route: RouteRequest): Promise<Actor>;
}

/** The part of a view that its screens need. */
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
