/** Writes everything that is stored into an archive, and deletes archives after some days. */
import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, inArray, isNotNull, lt, not, or, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import { type ArchivedTable, archiveName } from "#platform/data-archive/archived-table.server.ts";
import { csvOf, jsonOf } from "#platform/data-archive/table-contents.server.ts";
import type { Database } from "#platform/database/client.ts";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import { isAttachedToNothing } from "#platform/files/attached-to-nothing.server.ts";
import { type FileStorage, keyOf } from "#platform/files/stores/file-store.ts";
import { files as storedFiles } from "#platform/files/tables/files.ts";
import { createZip, type ZipWriter } from "#platform/files/zip-writer.server.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { Language } from "#platform/language/language.ts";
import { deleteParts, NoRoom, writeArchive } from "./archive-writer.server.ts";
import { keptDays } from "./data-export-types.ts";
import { dataExportServerMessages } from "./messages.server.ts";
import { type DataExportRow, dataExportParts, dataExports } from "./tables/data-exports.ts";

export interface DataExportParts {
  db: Database;
  files: FileStorage;
  archivedTables: readonly ArchivedTable[];
  log: Logger;
}

const heartbeatMs = 20_000;
const silentAfter = sql`interval '60 seconds'`;
const maxAttempts = 3;
const filesAtOnce = 100;

/** Somebody else has taken over. */
class NotOurs extends Error {}

/** Archives are made one after the other. Returns how many were. */
export async function makeDataExports(parts: DataExportParts): Promise<number> {
  for (let made = 0; ; made++) {
    const claimed = await claimNext(parts.db);
    if (claimed === undefined) return made;
    await makeOne(parts, claimed);
  }
}

async function claimNext(db: Database): Promise<DataExportRow | undefined> {
  const waiting = db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(
      sql`${dataExports.state} = 'waiting' or (${dataExports.state} = 'working'
        and (${dataExports.claimedAt} is null or ${dataExports.claimedAt} < now() - ${silentAfter}))`,
    )
    .orderBy(asc(dataExports.requestedAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await db
    .update(dataExports)
    .set({
      state: "working",
      claim: randomUUID(),
      claimedAt: sql`now()`,
      attempts: sql`${dataExports.attempts} + 1`,
      done: 0,
    })
    .where(sql`${dataExports.id} = (${waiting})`)
    .returning();
  return claimed;
}

async function makeOne(parts: DataExportParts, claimed: DataExportRow): Promise<void> {
  const { db, files, log } = parts;
  const isOurs = and(eq(dataExports.id, claimed.id), eq(dataExports.claim, claimed.claim ?? ""));
  const tell = async (set: PgUpdateSetSource<typeof dataExports>) => {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(dataExports)
        .set(set)
        .where(isOurs)
        .returning({ id: dataExports.id });
      if (row === undefined) throw new NotOurs();
      await sendChangeEvent(tx, { kind: "data-export", id: claimed.id });
    });
  };
  const heartbeat = setInterval(() => {
    db.update(dataExports)
      .set({ claimedAt: sql`now()` })
      .where(isOurs)
      .catch((error: unknown) => log.warn({ err: error }, "archive: not heard of"));
  }, heartbeatMs);
  const writer = writeArchive({ db, files }, claimed.id);
  try {
    // The process that began this archive may have been killed, so it begins again without the old parts.
    await deleteParts({ db, files }, claimed.id);
    const { missing, done } = await fill(parts, claimed, createZip(writer.write), tell);
    const bytes = await writer.finish();
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(dataExports)
        .set({
          state: "ready",
          claim: null,
          done,
          bytes,
          missingFiles: missing,
          finishedAt: sql`now()`,
          expiresAt: sql`now() + make_interval(days => ${keptDays})`,
        })
        .where(isOurs)
        .returning({ id: dataExports.id });
      if (row === undefined) throw new NotOurs();
      await recordHistory(tx, {
        recordKind: "data-export",
        recordId: claimed.id,
        kind: "made",
        actorId: claimed.requestedBy,
        change: createdFields({ bytes }),
      });
      await sendChangeEvent(tx, { kind: "data-export", id: claimed.id });
    });
    log.info({ export: claimed.id, bytes, missing }, "archive made");
  } catch (error) {
    await writer.discard();
    if (error instanceof NotOurs) return;
    if (isDatabaseUnavailable(error)) throw error;
    log.error({ err: error, export: claimed.id }, "archive not made");
    const isFull = error instanceof NoRoom;
    if (isFull || claimed.attempts >= maxAttempts)
      await tell({ state: "failed", problem: isFull ? "no-room" : "failed", claim: null });
    // Whatever is away may be back in a minute: until then nobody takes over.
    else await tell({ claimedAt: sql`now()` });
  } finally {
    clearInterval(heartbeat);
  }
}

async function fill(
  { db, files, archivedTables, log }: DataExportParts,
  { language, requestedAt }: DataExportRow,
  zip: ZipWriter,
  tell: (set: { done?: number; total?: number }) => Promise<void>,
): Promise<{ missing: number; done: number }> {
  const count = await db.$count(storedFiles, isKept);
  let done = 0;
  await tell({ total: archivedTables.length + count });
  const modifiedAt = requestedAt;
  const readme = Buffer.from(readmeIn(language, archivedTables, requestedAt), "utf8");
  await zip.add({ name: "README.txt", modifiedAt, content: once(readme) });
  for (const archived of archivedTables) {
    const name = archiveName(archived);
    await zip.add({ name: `csv/${name}.csv`, modifiedAt, content: csvOf(db, archived) });
    await zip.add({ name: `json/${name}.json`, modifiedAt, content: jsonOf(db, archived) });
    done += 1;
    await tell({ done });
  }
  const lost: string[] = [];
  for await (const filesOfPage of filePages(db)) {
    for (const file of filesOfPage) {
      const content = await files.store.open(keyOf(file));
      if (content === undefined) {
        log.error({ file: file.id }, "stored file is missing");
        lost.push(file.id);
      } else
        await zip.add({
          name: `files/${file.id}/${file.name}`,
          modifiedAt: file.uploadedAt,
          content,
          isCompressed: true,
        });
      done += 1;
    }
    await tell({ done });
  }
  if (lost.length > 0)
    await zip.add({
      name: "missing-files.txt",
      modifiedAt,
      content: once(Buffer.from(`${lost.join("\n")}\n`, "utf8")),
    });
  await zip.finish();
  return { missing: lost.length, done };
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** Photos and documents that are attached to something; what a scanner holds back stays where it is. */
const isKept = and(
  eq(storedFiles.state, "stored"),
  eq(storedFiles.isHeld, false),
  or(isNotNull(storedFiles.clientId), not(isAttachedToNothing)),
);

async function* filePages(db: Database) {
  const { id, sha256, name, uploadedAt } = storedFiles;
  let after: string | undefined;
  for (;;) {
    const rows = await db
      .select({ id, sha256, name, uploadedAt })
      .from(storedFiles)
      .where(and(isKept, after === undefined ? undefined : gt(id, after)))
      .orderBy(asc(id))
      .limit(filesAtOnce);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.id;
  }
}

/** The readme is for somebody who opens the archive in ten years, without this product. */
function readmeIn(
  language: Language,
  archivedTables: readonly ArchivedTable[],
  requestedAt: Date,
): string {
  const { readme } = dataExportServerMessages(language);
  const names = archivedTables.map((archived) => `  ${archiveName(archived)}`);
  return [
    readme.title({ company: company.name, day: requestedAt.toISOString() }),
    "",
    readme.tables,
    readme.csv,
    readme.json,
    readme.files,
    readme.times,
    readme.without,
    "",
    ...names,
    "",
  ].join("\r\n");
}

/**
 * Archives whose days are over are deleted, and the pieces of every archive that is deleted or has failed
 * leave the store. A round that a bucket breaks off is made up for by the next one.
 * @returns how many archives have left the store
 */
export async function deleteOldExports({
  db,
  files,
}: Pick<DataExportParts, "db" | "files">): Promise<number> {
  await db
    .update(dataExports)
    .set({ state: "deleted" })
    .where(and(eq(dataExports.state, "ready"), lt(dataExports.expiresAt, sql`now()`)));
  const left = await db
    .selectDistinct({ id: dataExports.id })
    .from(dataExports)
    .innerJoin(dataExportParts, eq(dataExportParts.exportId, dataExports.id))
    .where(inArray(dataExports.state, ["deleted", "failed"]));
  for (const { id } of left) await deleteParts({ db, files }, id);
  return left.length;
}
