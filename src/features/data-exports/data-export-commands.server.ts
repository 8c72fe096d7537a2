import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isRecentlyConfirmed } from "#platform/identity/sign-in/recent-confirmation.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { askForRound } from "#platform/jobs/clock-job.server.ts";
import { listParts } from "./archive-writer.server.ts";
import { maxKept } from "./data-export-types.ts";
import { dataExportJob } from "./jobs.server.ts";
import { type DataExportRow, dataExports } from "./tables/data-exports.ts";

type RequestResult =
  | { ok: true; id: string }
  | { ok: false; reason: "not-allowed" | "confirm-first" | "under-way" | "too-many" };

const atWork = ["waiting", "working"] as const;

/** One at a time, and a few that are kept: each holds everything. */
export function requestDataExport(
  { db, queue }: { db: Database; queue: PgBoss },
  actor: Actor,
): Promise<RequestResult> {
  return db.transaction(async (tx): Promise<RequestResult> => {
    if (!may(actor, "data.export")) return { ok: false, reason: "not-allowed" };
    if (!(await isRecentlyConfirmed(tx, actor))) return { ok: false, reason: "confirm-first" };
    // Two at once wait for each other here, and the second finds the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('data-exports'))`);
    if ((await tx.$count(dataExports, inArray(dataExports.state, [...atWork]))) > 0)
      return { ok: false, reason: "under-way" };
    if ((await tx.$count(dataExports, eq(dataExports.state, "ready"))) >= maxKept)
      return { ok: false, reason: "too-many" };
    const id = newId();
    const { accountId, language } = actor;
    await tx.insert(dataExports).values({ id, requestedBy: accountId, language });
    await recordHistory(tx, {
      recordKind: "data-export",
      recordId: id,
      kind: "requested",
      actorId: accountId,
      change: nothingChanged,
    });
    await sendChangeEvent(tx, { kind: "data-export", id });
    await askForRound(tx, queue, dataExportJob);
    return { ok: true, id };
  });
}

/**
 * Whoever has a copy elsewhere need not wait until the archive expires. The job deletes the pieces: a bucket is
 * asked about each of them, for which a form has no time.
 */
export async function deleteDataExport(
  { db, queue }: { db: Database; queue: PgBoss },
  actor: Actor,
  id: string,
): Promise<{ ok: boolean }> {
  if (!may(actor, "data.export")) return { ok: false };
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(dataExports)
      .set({ state: "deleted" })
      .where(and(eq(dataExports.id, id), eq(dataExports.state, "ready")))
      .returning({ id: dataExports.id });
    if (row === undefined) return { ok: false };
    await recordHistory(tx, {
      recordKind: "data-export",
      recordId: id,
      kind: "deleted",
      actorId: actor.accountId,
      change: nothingChanged,
    });
    await sendChangeEvent(tx, { kind: "data-export", id });
    await askForRound(tx, queue, dataExportJob);
    return { ok: true };
  });
}

const shownExports = 20;

export const listDataExports = async (
  db: Database,
  actor: Actor,
): Promise<(DataExportRow & { requestedByName: string })[]> => {
  if (!may(actor, "data.export")) return [];
  const rows = await db
    .select({ row: dataExports, requestedByName: accounts.name })
    .from(dataExports)
    .innerJoin(accounts, eq(accounts.id, dataExports.requestedBy))
    .orderBy(desc(dataExports.requestedAt), desc(dataExports.id))
    .limit(shownExports);
  return rows.map(({ row, requestedByName }) => ({ ...row, requestedByName }));
};

/** Finds an archive that may be downloaded now; `recordDownload` records the download itself. */
export async function openDataExport(
  db: Database,
  actor: Actor,
  id: string,
): Promise<
  { row: DataExportRow; parts: Awaited<ReturnType<typeof listParts>> } | "confirm-first" | undefined
> {
  if (!may(actor, "data.export")) return undefined;
  const isThere = and(
    eq(dataExports.id, id),
    eq(dataExports.state, "ready"),
    gt(dataExports.expiresAt, sql`now()`),
  );
  const [row] = await db.select().from(dataExports).where(isThere);
  if (row === undefined) return undefined;
  // A session that somebody has taken over must not carry everything away.
  if (!(await isRecentlyConfirmed(db, actor))) return "confirm-first";
  const parts = await listParts(db, id);
  return { row, parts };
}

/** Called before the first byte leaves, so that nobody can take the archive unseen. */
export const recordDownload = (db: Database, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await recordHistory(tx, {
      recordKind: "data-export",
      recordId: id,
      kind: "downloaded",
      actorId: actor.accountId,
      change: nothingChanged,
    });
  });
