/** Files that were brought along, and their rows as a person reads them. */
import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type {
  ImportableNoun,
  RowFault,
  RowReading,
} from "#platform/imports/importable-noun.server.ts";
import type { Language } from "#platform/language/language.ts";
import { cellsOf, ownRecordsOf } from "./import-rows.server.ts";
import { type RowFilter, type RowState, statesOfFilter } from "./import-types.ts";
import { importServerMessages } from "./messages.server.ts";
import { type ImportRow, importRows, imports } from "./tables/imports.ts";

const shownImports = 50;
const rowsAPage = 25;

export interface ListedImport extends ImportRow {
  createdByName: string;
  rows: Readonly<Partial<Record<RowState, number>>>;
}

export async function listImports(db: Database, actor: Actor): Promise<ListedImport[]> {
  if (!may(actor, "data.import")) return [];
  const files = await db
    .select({ file: imports, createdByName: accounts.name })
    .from(imports)
    .innerJoin(accounts, eq(accounts.id, imports.createdBy))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(shownImports);
  const counts = await countByState(
    db,
    files.map(({ file }) => file),
  );
  return files.map(({ file, createdByName }) => ({
    ...file,
    createdByName,
    rows: counts.get(file.id) ?? {},
  }));
}

/** Undefined for what does not exist, and for who may not see it. */
export async function findImport(
  db: Database,
  actor: Actor,
  id: string,
): Promise<ListedImport | undefined> {
  if (!may(actor, "data.import")) return undefined;
  const [row] = await db
    .select({ file: imports, createdByName: accounts.name })
    .from(imports)
    .innerJoin(accounts, eq(accounts.id, imports.createdBy))
    .where(eq(imports.id, id));
  if (row === undefined) return undefined;
  const counts = await countByState(db, [row.file]);
  return { ...row.file, createdByName: row.createdByName, rows: counts.get(id) ?? {} };
}

/** Rows beneath the names of the columns. */
async function countByState(
  db: Database,
  files: readonly Pick<ImportRow, "id">[],
): Promise<ReadonlyMap<string, Partial<Record<RowState, number>>>> {
  const counts = new Map<string, Partial<Record<RowState, number>>>();
  if (files.length === 0) return counts;
  const { importId, state, row } = importRows;
  const rows = await db
    .select({ importId, state, count: sql<number>`count(*)`.mapWith(Number) })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importId))
    .where(
      and(
        inArray(
          importId,
          files.map(({ id }) => id),
        ),
        gt(row, sql`coalesce(${imports.headRow}, 0)`),
      ),
    )
    .groupBy(importId, state);
  for (const row of rows)
    counts.set(row.importId, { ...counts.get(row.importId), [row.state]: row.count });
  return counts;
}

export interface ShownRow {
  id: string;
  row: number;
  state: RowState;
  sameAs: number | null;
  recordId: string | null;
  title: string;
  /** The row's cells, under the labels of our columns. */
  values: readonly { label: string; value: string }[];
  faults: readonly { label: string | undefined; text: string }[];
  /** Says what the row is by now, if it could not be added when it was checked and reads well today. */
  nowReads: string | undefined;
}

interface RowPage {
  rows: ShownRow[];
  /** The row after which the next page begins. */
  next: number | undefined;
}

/** Judged again in the language of the reader, and by what is true now. */
export async function readRowPage(
  db: Database,
  actor: Actor,
  file: ImportRow,
  noun: ImportableNoun,
  { filter, after, limit = rowsAPage }: { filter: RowFilter; after: number; limit?: number },
): Promise<RowPage> {
  const found = await db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, file.id),
        gt(importRows.row, Math.max(after, file.headRow ?? 0)),
        inArray(importRows.state, [...statesOfFilter[filter]]),
      ),
    )
    .orderBy(importRows.row)
    .limit(limit + 1);
  const page = found.slice(0, limit);
  const cells = page.map((row) => cellsOf(noun, file.columns, row));
  const { language } = actor;
  const context = { db, actor, language, ownRecords: ownRecordsOf(db, file.id) };
  const readings = file.columns.length === 0 ? [] : await noun.readRows(context, cells);
  const labelOf = (name: string | undefined) =>
    noun.columns.find((column) => column.name === name)?.label(language);
  const rows = page.map((row, n): ShownRow => {
    const values = noun.columns.flatMap(({ name, label }) => {
      const value = cells[n]?.[name] ?? "";
      return value === "" ? [] : [{ label: label(language), value }];
    });
    const reading = readings[n];
    return {
      id: String(row.row),
      row: row.row,
      state: row.state,
      sameAs: row.sameAs,
      recordId: row.recordId,
      title:
        titleOf(reading) ??
        namingColumns.map((name) => cells[n]?.[name] ?? "").find((cell) => cell !== "") ??
        row.cells.find((cell) => cell !== "") ??
        "",
      values,
      faults: faultsIn(reading, row.state).map(({ column, text }) => ({
        label: labelOf(column),
        text,
      })),
      nowReads: nowReadsIn(reading, row.state, language),
    };
  });
  return { rows, next: found.length > limit ? page.at(-1)?.row : undefined };
}

const judgedAtOnce = 500;
/** Beyond them the summary tells fewer than there are: a page must not wait for twenty thousand. */
const judgedAtMost = 2_000;

/** Counts rows that could not be added when they were checked, but could be by now. */
export async function countSolvedRows(
  db: Database,
  actor: Actor,
  file: ImportRow,
  noun: ImportableNoun,
): Promise<number> {
  let solved = 0;
  let after: number | undefined = 0;
  for (let judged = 0; after !== undefined && judged < judgedAtMost; judged += judgedAtOnce) {
    const page: RowPage = await readRowPage(db, actor, file, noun, {
      filter: "faulty",
      after,
      limit: judgedAtOnce,
    });
    solved += page.rows.filter(({ nowReads }) => nowReads !== undefined).length;
    after = page.next;
  }
  return solved;
}

/**
 * A row that cannot be read is called by the first of these: its own name comes before that of its client.
 */
const namingColumns = ["name", "fullName", "number", "text", "task", "email", "client", "facility"];

const titleOf = (reading: RowReading | undefined): string | undefined =>
  reading !== undefined && reading.state !== "faulty" ? reading.title : undefined;

/** A row that was added has no faults any longer, whatever has happened to its record since. */
const faultsIn = (reading: RowReading | undefined, state: RowState): readonly RowFault[] =>
  reading?.state === "faulty" && state !== "added" ? reading.faults : [];

function nowReadsIn(
  reading: RowReading | undefined,
  state: RowState,
  language: Language,
): string | undefined {
  if (reading === undefined || reading.state === "faulty" || state !== "faulty") return undefined;
  return importServerMessages(language).nowReads[reading.state];
}
