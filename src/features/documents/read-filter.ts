import * as z from "zod/mini";
import { type DocumentFilter, documentSorts, documentTabs } from "./document-filter-types.ts";
import { documentTypes } from "./document-types.ts";
import type { DocumentsViewData } from "./documents-view.ts";

const optional = <Value>(schema: z.ZodMiniType<Value>) => z.catch(z.optional(schema), undefined);
const maxPages = 1_000;

const schema = z.object({
  tab: z.catch(z.enum(documentTabs), "all"),
  clientId: optional(z.uuid()),
  facilityId: optional(z.uuid()),
  type: optional(z.enum(documentTypes)),
  words: optional(z.string().check(z.trim(), z.maxLength(200))),
  sort: optional(z.enum(documentSorts)),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPages)), 1),
});

/** Values that don't parse are ignored. */
export function readFilter(search: URLSearchParams, view: DocumentsViewData): DocumentFilter {
  const filter = z.parse(schema, Object.fromEntries(search));
  return {
    ...filter,
    tab: view.tabs.includes(filter.tab) ? filter.tab : "all",
    words: filter.words || undefined,
    sort: filter.sort ?? view.sort,
  };
}

/**
 * The filter of a list in its address, so that it can be kept, sent and gone back to.
 * @returns `?tab=expiring`, or nothing where all is as it begins
 */
export function filterAddress(view: DocumentsViewData, filter: Partial<DocumentFilter>): string {
  const begins: Record<string, unknown> = { tab: "all", sort: view.sort, page: 1 };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value !== undefined && value !== begins[name]) search.set(name, String(value));
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}
