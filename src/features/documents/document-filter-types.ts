/** How lists of documents are narrowed; safe for browsers. */
import type { DocumentType } from "./document-types.ts";

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
  /** From 1. */
  page: number;
}
