import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import type { Language } from "#platform/language/language.ts";
import type { DataExportState } from "../data-export-types.ts";

/** An archive with everything in it, for some days. */
export const dataExports = pgTable(
  "data_exports",
  {
    id: uuid().primaryKey(),
    state: text().$type<DataExportState>().notNull().default("waiting"),
    requestedBy: accountReference("requested_by").notNull(),
    requestedAt: timestamptz("requested_at").notNull().defaultNow(),
    /** The language of the words in it. */
    language: text().$type<Language>().notNull(),
    /** Tables and files that are in it so far, of how many. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    bytes: bigint({ mode: "number" }).notNull().default(0),
    /** Files whose content was in no store anymore. */
    missingFiles: integer("missing_files").notNull().default(0),
    problem: text().$type<"no-room" | "failed">(),
    attempts: integer().notNull().default(0),
    claim: uuid(),
    claimedAt: timestamptz("claimed_at"),
    finishedAt: timestamptz("finished_at"),
    expiresAt: timestamptz("expires_at"),
  },
  (table) => [
    index("data_exports_in_order").on(table.requestedAt),
    check("data_exports_state", sql`state in ('waiting', 'working', 'ready', 'failed', 'deleted')`),
    check(
      "data_exports_ready",
      sql`state <> 'ready' or (finished_at is not null and expires_at is not null)`,
    ),
  ],
);

export type DataExportRow = typeof dataExports.$inferSelect;

/** The archive in pieces, so that neither disk nor bucket has to take it as one. */
export const dataExportParts = pgTable(
  "data_export_parts",
  {
    id: uuid().notNull(),
    exportId: uuid("export_id").notNull(),
    /** Counted from 1, in the order of the archive. */
    position: integer().notNull(),
    sha256: text().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.exportId, table.position] }),
    foreignKey({
      name: "data_export_parts_export",
      columns: [table.exportId],
      foreignColumns: [dataExports.id],
    }),
  ],
);
