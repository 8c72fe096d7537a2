import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";

/** Texts by language and place, such as `en.hero.title`: those that differ from what was shipped. */
export type StoredEdits = Readonly<Record<string, string>>;

/** The edits of a document, in all languages; a document without a row is as shipped. */
export const websiteDocuments = pgTable(
  "website_documents",
  {
    id: uuid().primaryKey(),
    /** The document's name for `contentIn`. */
    document: text().notNull().unique(),
    published: jsonb().$type<StoredEdits>().notNull(),
    /** Null while nothing waits to be published. */
    draft: jsonb().$type<StoredEdits>(),
    /** The moment at which the draft gets published by itself. */
    publishAt: timestamptz("publish_at"),
    /** The person who chose that time. */
    publishBy: uuid("publish_by").references(() => accounts.id, { onDelete: "set null" }),
    /** The moment of the latest publication. */
    publishedAt: timestamptz("published_at"),
  },
  (table) => [
    check(
      "website_documents_publish_at",
      sql`${table.publishAt} is null or ${table.draft} is not null`,
    ),
    index("website_documents_due").on(table.publishAt),
  ],
);

/** Each that was ever published, so that it can be brought back. */
export const websiteVersions = pgTable(
  "website_versions",
  {
    id: uuid().primaryKey(),
    documentId: uuid("document_id")
      .notNull()
      .references(() => websiteDocuments.id, { onDelete: "cascade" }),
    edits: jsonb().$type<StoredEdits>().notNull(),
    publishedAt: timestamptz("published_at").notNull().defaultNow(),
    /** After a planned publication, the person who chose the time; null if that account is gone. */
    publishedBy: uuid("published_by").references(() => accounts.id, { onDelete: "set null" }),
    isOnSchedule: boolean("is_on_schedule").notNull().default(false),
  },
  (table) => [index("website_versions_of_document").on(table.documentId, table.publishedAt)],
);
