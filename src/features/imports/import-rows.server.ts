/** The rows of a file as the steps of an import take them, some at a time. */
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { isAmong } from "#platform/history/history-nouns.server.ts";
import type { Cells, ImportableNoun } from "#platform/imports/importable-noun.server.ts";
import type { RowState } from "./import-types.ts";
import { type ImportRow, importRows } from "./tables/imports.ts";

export interface FileRow {
  row: number;
  cells: readonly string[];
}

/** Rows below the heads, in the order of the file. */
export function readRowsAfter(
  db: Database | Transaction,
  { id, headRow }: Pick<ImportRow, "id" | "headRow">,
  { after, limit, states }: { after: number; limit: number; states?: readonly RowState[] },
): Promise<FileRow[]> {
  const { importId, row, cells, state } = importRows;
  return db
    .select({ row, cells })
    .from(importRows)
    .where(
      and(
        eq(importId, id),
        gt(row, Math.max(after, headRow ?? 0)),
        states && inArray(state, [...states]),
      ),
    )
    .orderBy(asc(row))
    .limit(limit);
}

export const countRows = (
  db: Database | Transaction,
  { id, headRow }: Pick<ImportRow, "id" | "headRow">,
  states?: readonly RowState[],
): Promise<number> =>
  db.$count(
    importRows,
    and(
      eq(importRows.importId, id),
      gt(importRows.row, headRow ?? 0),
      states && inArray(importRows.state, [...states]),
    ),
  );

/** Key: the name of our column. No two columns of a file are the same one of ours. */
export function cellsOf(
  noun: ImportableNoun,
  columns: readonly string[],
  { cells }: Pick<FileRow, "cells">,
): Cells {
  const at = (name: string) => {
    const index = columns.indexOf(name);
    return index === -1 ? "" : (cells[index] ?? "");
  };
  return Object.fromEntries(noun.columns.map(({ name }) => [name, at(name)]));
}

export interface RowOutcome {
  row: number;
  state: RowState;
  key?: string | undefined;
  recordId?: string | undefined;
  fingerprint?: string | undefined;
}

/** One statement, however many rows there are. */
export async function writeOutcomes(
  db: Database | Transaction,
  importId: string,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  const written = outcomes.map(({ row, state, key, recordId, fingerprint }) => ({
    row,
    state,
    key,
    record_id: recordId,
    fingerprint,
  }));
  await db.execute(sql`update ${importRows} as kept
    set state = told.state, key = coalesce(told.key, kept.key), record_id = told.record_id,
      fingerprint = told.fingerprint, same_as = null
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      as told(row integer, state text, key text, record_id uuid, fingerprint text)
    where kept.import_id = ${importId} and kept.row = told.row
      and kept.row = any(${`{${outcomes.map(({ row }) => row).join(",")}}`}::integer[])`);
}

/** If several rows are about the same record, the first one counts. */
export async function markRepeated(
  db: Database | Transaction,
  { id, headRow }: Pick<ImportRow, "id" | "headRow">,
): Promise<void> {
  await db.execute(sql`with repeated as materialized (
      select row, first from (
        select row, min(row) over (partition by key) as first from ${importRows}
        where import_id = ${id} and row > ${headRow ?? 0} and state = 'ready'
      ) as judged where row > first
    )
    update ${importRows} as later set state = 'repeated', same_as = repeated.first
    from repeated where later.import_id = ${id} and later.row = repeated.row`);
}

/** Finds the records, among these, that the import itself has added. */
export const ownRecordsOf =
  (db: Database | Transaction, importId: string) =>
  async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    if (ids.length === 0) return new Set();
    const rows = await db
      .select({ id: importRows.recordId })
      .from(importRows)
      .where(
        and(
          eq(importRows.importId, importId),
          eq(importRows.state, "added"),
          isAmong(importRows.recordId, ids),
        ),
      );
    return new Set(rows.flatMap(({ id }) => id ?? []));
  };
