import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { files } from "#platform/files/tables/files.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";

/**
 * Certificates of insurance, licenses and the like of the company itself. A row never changes, and one that
 * was removed stays with its file: proposals that named it still lead to it.
 */
export const companyCertificates = pgTable(
  "company_certificates",
  {
    id: uuid().primaryKey(),
    /** A title such as `General liability, $2,000,000`. */
    name: text().notNull(),
    /** Insurer, authority or assessor. */
    issuer: text().notNull(),
    /** The last day on which it is valid; null where it has none. */
    validThrough: date("valid_through", { mode: "string" }),
    fileId: uuid("file_id").references(() => files.id),
    addedBy: accountReference("added_by").notNull(),
    addedAt: timestamptz("added_at").notNull().default(sql`clock_timestamp()`),
    removedBy: accountReference("removed_by"),
    removedAt: timestamptz("removed_at"),
  },
  (table) => [
    index("company_certificates_file").on(table.fileId),
    check(
      "company_certificates_removed_by",
      sql`(${table.removedAt} is null) = (${table.removedBy} is null)`,
    ),
  ],
);

export type CompanyCertificateRow = typeof companyCertificates.$inferSelect;
