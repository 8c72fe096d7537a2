import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import type { ImportObstacles, ImportState, RowState } from "../import-types.ts";

/** A file that somebody has brought along, and what became of it. */
export const imports = pgTable(
  "imports",
  {
    id: uuid().primaryKey(),
    /** Names the noun that its rows are, e.g. `facilities`. */
    noun: text().notNull(),
    state: text().$type<ImportState>().notNull().default("arriving"),
    /** The name on its sender's device. */
    fileName: text("file_name").notNull(),
    bytes: integer().notNull(),
    /** The hash of the file, hexadecimal: names it in the store of files until it is read, and tells it again. */
    sha256: text().notNull(),
    /** The reason why the file cannot be read, and the row with the problem. */
    problem: text(),
    problemRow: integer("problem_row"),
    format: text().$type<"csv" | "xlsx">(),
    encoding: text(),
    delimiter: text(),
    sheet: text(),
    otherSheets: jsonb("other_sheets").$type<readonly string[]>().notNull().default([]),
    /** Row of the names of its columns; 0 where it has none. */
    headRow: integer("head_row"),
    /** Each column of the file leads to a column of ours, or to an empty text. */
    columns: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Rows that the running step has done, and the number of all. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** True if the rows were tried out after the columns were last chosen. */
    isTried: boolean("is_tried").notNull().default(false),
    /** How often a process has begun the present step, including those that took over from one that was killed. */
    attempts: integer().notNull().default(0),
    /** True if the last step was given up; also why nothing could be undone. */
    wasGivenUp: boolean("was_given_up").notNull().default(false),
    obstacles: jsonb().$type<ImportObstacles>(),
    /** Records are added in the name of the person who asked for the running or last step. */
    askedBy: accountReference("asked_by").notNull(),
    /**
     * The process that works on it, and its last sign of life: after a while without one, another takes over.
     */
    claim: uuid(),
    claimedAt: timestamptz("claimed_at"),
    createdBy: accountReference("created_by").notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    importedAt: timestamptz("imported_at"),
    undoneBy: accountReference("undone_by"),
    undoneAt: timestamptz("undone_at"),
  },
  (table) => [
    index("imports_in_order").on(table.createdAt, table.id),
    index("imports_at_work")
      .on(table.claimedAt)
      .where(sql`state in ('reading', 'checking', 'trying', 'importing', 'undoing')`),
    check(
      "imports_state",
      sql`state in ('arriving', 'reading', 'unreadable', 'read', 'checking', 'checked', 'trying',
        'importing', 'imported', 'undoing', 'undone')`,
    ),
    check("imports_undone", sql`(state = 'undone') = (undone_at is not null)`),
  ],
);

export type ImportRow = typeof imports.$inferSelect;

export const importRows = pgTable(
  "import_rows",
  {
    /** The id by which a person's trace is found and erased. */
    id: uuid().primaryKey().defaultRandom(),
    importId: uuid("import_id").notNull(),
    /** The row number in the spreadsheet, from 1. */
    row: integer().notNull(),
    cells: jsonb().$type<readonly string[]>().notNull(),
    state: text().$type<RowState>().notNull().default("read"),
    /** The same record for rows that are about the same. */
    key: text(),
    /** The row above that is about the same record. */
    sameAs: integer("same_as"),
    /** The record that it has added, or has found. */
    recordId: uuid("record_id"),
    /** The state of the record when it was added. */
    fingerprint: text(),
  },
  (table) => [
    unique("import_rows_in_order").on(table.importId, table.row),
    foreignKey({
      name: "import_rows_import",
      columns: [table.importId],
      foreignColumns: [imports.id],
    }).onDelete("cascade"),
    index("import_rows_state").on(table.importId, table.state, table.row),
    index("import_rows_record").on(table.recordId).where(sql`state = 'added'`),
    check(
      "import_rows_state_known",
      sql`state in ('read', 'ready', 'faulty', 'known', 'repeated', 'would-fail', 'added', 'failed')`,
    ),
    check(
      "import_rows_added",
      sql`(state = 'added') = (fingerprint is not null) and (state <> 'added' or record_id is not null)`,
    ),
  ],
);

/** The last choice for each head, by noun, because the next export of that program has the same heads. */
export const importHeads = pgTable(
  "import_heads",
  {
    noun: text().notNull(),
    head: text().notNull(),
    /** Empty for one that is left out. */
    column: text().notNull(),
    chosenAt: timestamptz("chosen_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.noun, table.head] })],
);
