/**
 * The server works on files step by step. Each step goes through the rows in batches, and each batch is a
 * transaction that also stores how far it came. A process that is killed therefore loses nothing and adds
 * nothing twice, and another one goes on after a minute.
 */
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { and, asc, eq, gt, lte, notInArray, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import { type FileStorage, keyOf } from "#platform/files/stores/file-store.ts";
import { dayMs } from "#platform/format/durations.ts";
import { createdFields, removedFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { findHeads, guessColumns, searchedForHeads } from "#platform/imports/column-heads.ts";
import type { ImportableNoun, RowReading } from "#platform/imports/importable-noun.server.ts";
import {
  findObstacles,
  fingerprintsOf,
  removeRecords,
} from "#platform/imports/undo-records.server.ts";
import { readTableInThread } from "#platform/spreadsheets/read-table-in-thread.server.ts";
import type { TableReading, TableRow } from "#platform/spreadsheets/table-reading.ts";
import { readRememberedHeads } from "./column-choices.server.ts";
import {
  cellsOf,
  countRows,
  type FileRow,
  markRepeated,
  ownRecordsOf,
  type RowOutcome,
  readRowsAfter,
  writeOutcomes,
} from "./import-rows.server.ts";
import { type ImportState, keptDays, type RowState, type WorkingState } from "./import-types.ts";
import { type ImportRow, importRows, imports } from "./tables/imports.ts";

export interface ImportParts {
  db: Database;
  queue: PgBoss;
  files: FileStorage;
  importableNouns: readonly ImportableNoun[];
  log: Logger;
}

/** Rows that are judged in one go; nothing else waits for them for long. */
const judgedAtOnce = 50;
/** Rows that share a transaction: on the embedded engine everybody waits for it. */
const addedAtOnce = 20;
const heartbeatMs = 20_000;
const silentAfter = sql`interval '60 seconds'`;
const maxAttempts = 5;
const shownObstacles = 20;

/** Somebody else has taken over, or the import was discarded meanwhile. */
class NotOurs extends Error {}

interface Claimed {
  parts: ImportParts;
  file: ImportRow;
  noun: ImportableNoun;
  actor: Actor;
}

/** Waiting files are worked on one after the other. Returns how many were. */
export async function runImports(parts: ImportParts): Promise<number> {
  for (let steps = 0; ; steps++) {
    const file = await claimNext(parts.db);
    if (file === undefined) return steps;
    await runStep(parts, file);
  }
}

async function claimNext(db: Database): Promise<ImportRow | undefined> {
  const waiting = db
    .select({ id: imports.id })
    .from(imports)
    .where(
      sql`${imports.state} in ('reading', 'checking', 'trying', 'importing', 'undoing')
        and (${imports.claimedAt} is null or ${imports.claimedAt} < now() - ${silentAfter})`,
    )
    .orderBy(asc(imports.createdAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [file] = await db
    .update(imports)
    .set({
      claim: randomUUID(),
      claimedAt: sql`now()`,
      attempts: sql`${imports.attempts} + 1`,
    })
    .where(sql`${imports.id} = (${waiting})`)
    .returning();
  return file;
}

async function runStep(parts: ImportParts, file: ImportRow): Promise<void> {
  const { db, log } = parts;
  const noun = parts.importableNouns.find(({ name }) => name === file.noun);
  const actor = await findActorOf(db, file.askedBy);
  const heartbeat = setInterval(() => {
    db.update(imports)
      .set({ claimedAt: sql`now()` })
      .where(isOurs(file))
      .catch((error: unknown) => log.warn({ err: error }, "import: not heard of"));
  }, heartbeatMs);
  try {
    // The importer may have lost the permission meanwhile, and a new version may have dropped the noun.
    if (noun === undefined || actor === undefined || !may(actor, "data.import"))
      return await giveUp(parts, file);
    await steps[file.state as WorkingState]({ parts, file, noun, actor });
    log.info({ import: file.id, noun: file.noun, step: file.state }, "import step done");
  } catch (error) {
    if (error instanceof NotOurs) return;
    if (isDatabaseUnavailable(error)) throw error;
    log.error({ err: error, import: file.id, step: file.state }, "import step failed");
    if (file.attempts >= maxAttempts) await giveUp(parts, file);
    // Whatever is away may be back in a minute: until then nobody takes over.
    else await db.update(imports).set({ claimedAt: sql`now()` }).where(isOurs(file));
  } finally {
    clearInterval(heartbeat);
  }
}

const steps: Record<WorkingState, (claimed: Claimed) => Promise<void>> = {
  reading: readFile,
  checking: checkRows,
  trying: tryRows,
  importing: addRows,
  undoing: undo,
};

/** Back to where the step began, or to what it has done so far. */
async function giveUp(parts: ImportParts, file: ImportRow): Promise<void> {
  const { db } = parts;
  const added = await countRows(db, file, ["added"]);
  const back: Record<WorkingState, ImportState> = {
    reading: "unreadable",
    checking: added > 0 ? "imported" : "read",
    trying: "checked",
    importing: added > 0 ? "imported" : "checked",
    undoing: "imported",
  };
  const hasImported = file.state === "importing" && added > 0;
  await db.transaction(async (tx) => {
    await settle(tx, file, back[file.state as WorkingState], {
      wasGivenUp: true,
      ...(file.state === "reading" && { problem: "not-read" }),
      ...(hasImported && { importedAt: sql`now()` }),
      ...(file.state === "undoing" && { undoneBy: null }),
    });
    if (hasImported) await recordImported(tx, file, file.askedBy, added);
  });
  if (file.state === "reading") await deleteContent(parts, file);
}

const isOurs = ({ id, claim }: Pick<ImportRow, "id" | "claim">) =>
  and(eq(imports.id, id), eq(imports.claim, claim ?? ""));

/** @throws NotOurs unless this process still has it; its row stays locked to the end of the transaction */
async function keepClaim(
  tx: Transaction,
  { id, claim }: ImportRow,
  progress: { done?: number; total?: number } = {},
): Promise<void> {
  const [ours] = await tx
    .update(imports)
    .set({ ...progress, claimedAt: sql`now()` })
    .where(isOurs({ id, claim }))
    .returning({ id: imports.id });
  if (ours === undefined) throw new NotOurs();
  await sendChangeEvent(tx, { kind: "import", id });
}

type ImportChange = PgUpdateSetSource<typeof imports>;

const atRest = { claim: null, claimedAt: null, attempts: 0, done: 0, total: 0 };

/** The end of a step. */
async function settle(
  tx: Transaction,
  file: ImportRow,
  state: ImportState,
  set: ImportChange = {},
): Promise<void> {
  await keepClaim(tx, file);
  await tx
    .update(imports)
    .set({ wasGivenUp: false, ...set, ...atRest, state })
    .where(eq(imports.id, file.id));
}

/** Where the store is away, a later round deletes it. */
const deleteContent = ({ files, log }: ImportParts, file: ImportRow): Promise<void> =>
  files.store
    .delete(keyOf(file))
    .catch((error: unknown) => log.error({ err: error, import: file.id }, "import not deleted"));

async function readFile({ parts, file, noun }: Claimed): Promise<void> {
  const { db, files } = parts;
  // The process that began to read this file may have been killed, so its rows are read again.
  await db.delete(importRows).where(eq(importRows.importId, file.id));
  const path = join(files.incoming, randomUUID());
  let rows = 0;
  let reading: TableReading = { ok: false, problem: "damaged", row: null };
  try {
    const content = await files.store.open(keyOf(file));
    if (content !== undefined) {
      await pipeline(content, createWriteStream(path, { mode: 0o600 }));
      reading = await readTableInThread(path, (read) => keepRows(read));
    }
  } finally {
    await rm(path, { force: true });
  }
  await db.transaction(async (tx) => {
    if (reading.ok) return settle(tx, file, "read", await readHeads(tx, reading.facts));
    await tx.delete(importRows).where(eq(importRows.importId, file.id));
    await settle(tx, file, "unreadable", { problem: reading.problem, problemRow: reading.row });
  });
  await deleteContent(parts, file);

  async function keepRows(read: readonly TableRow[]): Promise<void> {
    rows += read.length;
    await db.transaction(async (tx) => {
      await keepClaim(tx, file, { done: rows });
      await tx
        .insert(importRows)
        .values(read.map(({ number, cells }) => ({ importId: file.id, row: number, cells })));
    });
  }

  async function readHeads(
    tx: Transaction,
    {
      format,
      encoding,
      delimiter,
      sheet,
      otherSheets,
    }: Extract<TableReading, { ok: true }>["facts"],
  ) {
    const first = await readRowsAfter(
      tx,
      { id: file.id, headRow: 0 },
      {
        after: 0,
        limit: searchedForHeads,
      },
    );
    const numbered = first.map(({ row, cells }) => ({ number: row, cells }));
    const headRow = findHeads(numbered, noun.columns) ?? 0;
    const heads = first.find(({ row }) => row === headRow)?.cells ?? [];
    const columns = guessColumns(heads, noun.columns, await readRememberedHeads(tx, noun.name));
    return { format, encoding, delimiter, sheet, otherSheets, headRow, columns };
  }
}

/** Every state but those of rows that the import has already added. */
const judgedStates = [
  "read",
  "ready",
  "faulty",
  "known",
  "repeated",
  "would-fail",
  "failed",
] as const satisfies readonly RowState[];

/** Judges the rows, without adding any. */
async function checkRows({ parts: { db }, file, noun, actor }: Claimed): Promise<void> {
  const total = await countRows(db, file, judgedStates);
  const context = {
    db,
    actor,
    language: actor.language,
    ownRecords: ownRecordsOf(db, file.id),
  };
  await eachSlice(db, file, { limit: judgedAtOnce, states: judgedStates }, async (rows, done) => {
    const readings = await noun.readRows(
      context,
      rows.map((row) => cellsOf(noun, file.columns, row)),
    );
    await db.transaction(async (tx) => {
      await keepClaim(tx, file, { done, total });
      await writeOutcomes(
        tx,
        file.id,
        rows.map(({ row }, n) => outcomeOf(row, readings[n])),
      );
    });
  });
  await db.transaction(async (tx) => {
    await markRepeated(tx, file);
    const hasAdded = (await countRows(tx, file, ["added"])) > 0;
    await settle(tx, file, hasAdded ? "imported" : "checked", { isTried: false });
  });
}

const outcomeOf = (row: number, reading: RowReading | undefined): RowOutcome => {
  if (reading === undefined) return { row, state: "faulty" };
  switch (reading.state) {
    case "ready":
      return { row, state: "ready", key: reading.key };
    case "known":
      return { row, state: "known", recordId: reading.id };
    case "faulty":
      return { row, state: "faulty" };
  }
};

/** Ends a transaction of which nothing is to stay. */
class OnlyTried extends Error {}

/** Adds every row and takes it back: what a database refuses is seen before anything counts. */
async function tryRows({ parts: { db, queue, log }, file, noun, actor }: Claimed): Promise<void> {
  const states = ["ready", "would-fail"] as const;
  const total = await countRows(db, file, states);
  await eachSlice(db, file, { limit: addedAtOnce, states }, async (rows, done) => {
    const outcomes: RowOutcome[] = [];
    const attempt = db.transaction(async (tx) => {
      const readings = await readIn(tx, file, noun, actor, rows);
      for (const [n, { row }] of rows.entries()) {
        const reading = readings[n];
        const added = await create(tx, reading, { queue, actor }, log);
        outcomes.push(
          added === undefined && reading?.state === "ready"
            ? { row, state: "would-fail" }
            : outcomeOf(row, reading),
        );
      }
      throw new OnlyTried();
    });
    await attempt.catch((error: unknown) => {
      if (!(error instanceof OnlyTried)) throw error;
    });
    await db.transaction(async (tx) => {
      await keepClaim(tx, file, { done, total });
      await writeOutcomes(tx, file.id, outcomes);
    });
  });
  await db.transaction((tx) => settle(tx, file, "checked", { isTried: true }));
}

async function addRows({ parts: { db, queue, log }, file, noun, actor }: Claimed): Promise<void> {
  // Rows that were added before this process took over count as done.
  const before = await countRows(db, file, ["added", "failed"]);
  const total = before + (await countRows(db, file, ["ready"]));
  await eachSlice(db, file, { limit: addedAtOnce, states: ["ready"] }, async (rows, done) => {
    await db.transaction(async (tx) => {
      await keepClaim(tx, file, { done: before + done, total });
      const readings = await readIn(tx, file, noun, actor, rows);
      const outcomes: RowOutcome[] = [];
      for (const [n, { row }] of rows.entries()) {
        const reading = readings[n];
        const recordId = await create(tx, reading, { queue, actor }, log);
        if (recordId !== undefined) outcomes.push({ row, state: "added", recordId });
        else if (reading?.state === "ready") outcomes.push({ row, state: "failed" });
        else outcomes.push(outcomeOf(row, reading));
      }
      const ids = outcomes.flatMap(({ state, recordId }) =>
        state === "added" && recordId !== undefined ? recordId : [],
      );
      const fingerprints = await fingerprintsOf(tx, noun.undo, ids);
      await writeOutcomes(
        tx,
        file.id,
        outcomes.map((outcome) =>
          outcome.state === "added"
            ? { ...outcome, fingerprint: fingerprints.get(outcome.recordId ?? "") ?? "" }
            : outcome,
        ),
      );
    });
  });
  await db.transaction(async (tx) => {
    const added = await countRows(tx, file, ["added"]);
    await settle(tx, file, "imported", { importedAt: sql`now()` });
    await recordImported(tx, file, actor.accountId, added);
  });
}

/** @param rows how many have been added so far */
const recordImported = (tx: Transaction, file: ImportRow, actorId: string, rows: number) =>
  recordHistory(tx, {
    recordKind: "import",
    recordId: file.id,
    kind: "imported",
    actorId,
    change: createdFields({ noun: file.noun, file: file.fileName, rows }),
  });

/** Read anew in the transaction that adds them: what was free a minute ago may be taken. */
const readIn = (
  tx: Transaction,
  file: ImportRow,
  noun: ImportableNoun,
  actor: Actor,
  rows: readonly FileRow[],
): Promise<readonly RowReading[]> =>
  noun.readRows(
    { db: tx, actor, language: actor.language, ownRecords: ownRecordsOf(tx, file.id) },
    rows.map((row) => cellsOf(noun, file.columns, row)),
  );

/** @returns the id of what it has added; undefined where nothing was, and nothing of it has stayed */
async function create(
  tx: Transaction,
  reading: RowReading | undefined,
  { queue, actor }: { queue: PgBoss; actor: Actor },
  log: Logger,
): Promise<string | undefined> {
  if (reading?.state !== "ready") return undefined;
  try {
    return await tx.transaction(async (savepoint) => {
      const created = await reading.create({ db: savepoint, queue, actor });
      return created.ok ? created.id : undefined;
    });
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    log.error({ err: error }, "a row of an import was not added");
    return undefined;
  }
}

async function undo({ parts: { db }, file, noun, actor }: Claimed): Promise<void> {
  const { undo: rule } = noun;
  try {
    await db.transaction(async (tx) => {
      await keepClaim(tx, file);
      const rows = await tx
        .select({ id: importRows.recordId, fingerprint: importRows.fingerprint })
        .from(importRows)
        .where(and(eq(importRows.importId, file.id), eq(importRows.state, "added")));
      const added = new Map(
        rows.flatMap(({ id, fingerprint }) => (id === null ? [] : [[id, fingerprint ?? ""]])),
      );
      const obstacles = await findObstacles(tx, rule, added);
      if (obstacles.length > 0) {
        const first = obstacles
          .slice(0, shownObstacles)
          .map(({ name, table }) => ({ name, table }));
        return settle(tx, file, "imported", {
          undoneBy: null,
          obstacles: { count: obstacles.length, first },
        });
      }
      await removeRecords(tx, rule, [...added.keys()]);
      await settle(tx, file, "undone", { undoneAt: sql`now()`, obstacles: null });
      await recordHistory(tx, {
        recordKind: "import",
        recordId: file.id,
        kind: "undone",
        actorId: actor.accountId,
        change: removedFields({ noun: file.noun, file: file.fileName, rows: added.size }),
      });
    });
  } catch (error) {
    // Somebody has built on a record after it was looked at: the key of what they added says so.
    if (!isReferred(error)) throw error;
    await db.transaction((tx) =>
      settle(tx, file, "imported", { undoneBy: null, obstacles: { count: 1, first: [] } }),
    );
  }
}

/** PostgreSQL: foreign_key_violation, restrict_violation. */
function isReferred(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (
    typeof cause === "object" &&
    cause !== null &&
    "code" in cause &&
    (cause.code === "23503" || cause.code === "23001")
  );
}

interface Slices {
  limit: number;
  states: readonly RowState[];
}

/** @param take is told how many rows will be done with these */
async function eachSlice(
  db: Database,
  file: ImportRow,
  { limit, states }: Slices,
  take: (rows: readonly FileRow[], done: number) => Promise<void>,
): Promise<void> {
  let after = 0;
  for (let done = 0; ; ) {
    const rows = await readRowsAfter(db, file, { after, limit, states });
    const last = rows.at(-1);
    if (last === undefined) return;
    done += rows.length;
    await take(rows, done);
    after = last.row;
  }
}

/** A process that died while sending, more than a day ago, may have left content in the store. */
export async function deleteStrayImports(
  { db, files }: Pick<ImportParts, "db" | "files">,
  now: Date,
): Promise<void> {
  const dayBefore = new Date(now.getTime() - dayMs);
  const stray = and(eq(imports.state, "arriving"), lte(imports.createdAt, dayBefore));
  for (const file of await db.select().from(imports).where(stray).limit(100)) {
    await files.store.delete(keyOf(file));
    await db.delete(imports).where(eq(imports.id, file.id));
  }
}

/**
 * The content of a file goes once it is read. A store that was away then, or a process that died, has left
 * it: it is deleted again once an hour, in the minute in which the file came, for as long as its rows are kept.
 */
export async function deleteReadFiles(
  { db, files }: Pick<ImportParts, "db" | "files">,
  now: Date,
): Promise<void> {
  const read = and(
    notInArray(imports.state, ["arriving", "reading"]),
    gt(imports.createdAt, new Date(now.getTime() - keptDays * dayMs)),
    sql`extract(minute from ${imports.createdAt}) = ${now.getUTCMinutes()}`,
  );
  const named = { id: imports.id, sha256: imports.sha256 };
  for (const file of await db.select(named).from(imports).where(read))
    await files.store.delete(keyOf(file));
}
