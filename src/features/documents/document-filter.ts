/** Filters of lists of documents. This module is safe for browsers. */

import * as z from "zod/mini";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { filterQuery } from "#platform/search/filter-query.ts";
import { ifUnderstood, searchWords } from "#platform/search/filter-schema.ts";
import { type DocumentType, documentTypes } from "./document-types.ts";

export const documentTabs = ["all", "to-acknowledge", "expiring", "expired", "withdrawn"] as const;
export type DocumentTab = (typeof documentTabs)[number];

export const documentSorts = ["ending", "newest", "title"] as const;
export type DocumentSort = (typeof documentSorts)[number];

export interface DocumentFilter {
  tab: DocumentTab;
  clientId?: string | undefined;
  facilityId?: string | undefined;
  type?: DocumentType | undefined;
  words?: string | undefined;
  sort: DocumentSort;
  /** Pages count from 1. */
  page: number;
}

/** Differences between the documents pages of clients and of staff. */
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

const maxPages = 1_000;

const schema = z.object({
  tab: z.catch(z.enum(documentTabs), "all"),
  clientId: ifUnderstood(z.uuid()),
  facilityId: ifUnderstood(z.uuid()),
  type: ifUnderstood(z.enum(documentTypes)),
  words: searchWords(),
  sort: ifUnderstood(z.enum(documentSorts)),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPages)), 1),
});

/** Values that don't parse are ignored. */
export function readFilter(search: URLSearchParams, view: DocumentsViewData): DocumentFilter {
  const filter = z.parse(schema, Object.fromEntries(search));
  return {
    ...filter,
    tab: view.tabs.includes(filter.tab) ? filter.tab : "all",
    sort: filter.sort ?? view.sort,
  };
}

/** @returns `?tab=expiring`, or nothing where all is as it begins */
export const filterAddress = (view: DocumentsViewData, filter: Partial<DocumentFilter>): string =>
  filterQuery({ ...filter }, { tab: "all", sort: view.sort, page: 1 });
