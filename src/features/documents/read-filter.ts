import * as z from "zod/mini";
import { filterQuery } from "#platform/search/filter-query.ts";
import { ifUnderstood, searchWords } from "#platform/search/filter-schema.ts";
import { type DocumentFilter, documentSorts, documentTabs } from "./document-filter-types.ts";
import { documentTypes } from "./document-types.ts";
import type { DocumentsViewData } from "./documents-view.ts";

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
