import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { DocumentSort, DocumentTab } from "./document-filter-types.ts";

/** Where documents are looked at: by the client, or by our staff. */
export interface DocumentsRoom {
  path: "/client-portal/documents" | "/office/documents";
  side: "client" | "staff";
  /** As the list begins. */
  sort: DocumentSort;
  tabs: readonly DocumentTab[];
  /** @throws 404 for who may not enter */
  enter(route: RouteRequest): Promise<Actor>;
}

/** What of a room its screens need. */
export type ShownRoom = Pick<DocumentsRoom, "path" | "side" | "sort" | "tabs">;

export const shownRoom = ({ path, side, sort, tabs }: DocumentsRoom): ShownRoom => ({
  path,
  side,
  sort,
  tabs,
});
