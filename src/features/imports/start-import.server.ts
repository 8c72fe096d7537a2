/** Takes a file that somebody brings along; a job reads it. */
import { createReadStream } from "node:fs";
import { and, desc, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { recordMalware } from "#platform/files/record-malware.server.ts";
import { countSentBytes } from "#platform/files/sending-limits.server.ts";
import type { ArrivedFile } from "#platform/files/store-file.server.ts";
import { type FileStorage, keyOf } from "#platform/files/stores/file-store.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { ImportableNoun } from "#platform/imports/importable-noun.server.ts";
import { askForRound } from "#platform/jobs/clock-job.server.ts";
import { maxImportBytes } from "./import-types.ts";
import { importJob } from "./jobs.server.ts";
import { imports } from "./tables/imports.ts";

interface Context {
  db: Database;
  queue: PgBoss;
  files: FileStorage;
}

type StartProblem = "not-allowed" | "empty" | "too-large" | "too-much" | "too-many" | "infected";

/** Files that one person may bring in a day, because the rows of each are kept for weeks. */
const maxADay = 60;
const maxNameCharacters = 120;

export async function startImport(
  { db, queue, files }: Context,
  actor: Actor,
  noun: ImportableNoun,
  file: Omit<ArrivedFile, "start">,
): Promise<{ ok: true; id: string } | { ok: false; reason: StartProblem }> {
  const { accountId } = actor;
  if (!may(actor, "data.import") || !may(actor, noun.needs))
    return { ok: false, reason: "not-allowed" };
  const isWithinLimit = await countSentBytes(db, accountId, file.bytes);
  if (!isWithinLimit) return { ok: false, reason: "too-much" };
  if (file.bytes === 0) return { ok: false, reason: "empty" };
  if (file.bytes > maxImportBytes) return { ok: false, reason: "too-large" };
  const today = gt(imports.createdAt, sql`now() - interval '1 day'`);
  if ((await db.$count(imports, and(eq(imports.createdBy, accountId), today))) >= maxADay)
    return { ok: false, reason: "too-many" };
  const scanned = await files.scanner?.scan(createReadStream(file.path));
  if (scanned?.state === "infected") {
    const malware = {
      uploadedBy: accountId,
      sentSha256: file.sha256,
      signature: scanned.signature,
    };
    await db.transaction((tx) => recordMalware(tx, malware));
    return { ok: false, reason: "infected" };
  }
  const { sha256, bytes } = file;
  const id = newId();
  const fileName = nameOf(file.name);
  // The row comes first, so that whatever a crash leaves in the store has a row that names it.
  const earlier = await db.transaction(async (tx) => {
    const isSame = { noun: noun.name, sha256, createdBy: accountId };
    // Two copies of one form at once are one after the other.
    const key = Object.values(isSame).join(" ");
    await tx.execute(sql`select pg_advisory_xact_lock(${sendingLock}, hashtext(${key}))`);
    const sent = await findSentBefore(tx, isSame);
    if (sent === undefined)
      await tx.insert(imports).values({ ...isSame, id, fileName, bytes, askedBy: accountId });
    return sent;
  });
  if (earlier !== undefined) return { ok: true, id: earlier };
  try {
    await files.store.put(keyOf({ id, sha256 }), file.path);
  } catch (error) {
    await forgetArrival(db, id);
    throw error;
  }
  await db.update(imports).set({ state: "reading" }).where(eq(imports.id, id));
  // Each minute looks as well: what is lost here is only late.
  await askForRound(db, queue, importJob);
  return { ok: true, id };
}

/**
 * A file that the store did not take must not be found when it is sent again. Its row is as old as one that a
 * killed process has left: the next round deletes it, with whatever has reached the store.
 */
const forgetArrival = (db: Database, id: string) =>
  db.update(imports).set({ createdAt: sql`now() - interval '25 hours'` }).where(eq(imports.id, id));

/** Arbitrary number that no other lock uses. */
const sendingLock = 7_236_431;

/**
 * The same file of the same person, sent again as after a lost answer or by a reload, while nothing of it
 * has been added. One that was imported or undone may be meant once more, and one whose arrival was broken
 * off is never read.
 */
async function findSentBefore(
  tx: Transaction,
  { noun, sha256, createdBy }: Pick<typeof imports.$inferSelect, "noun" | "sha256" | "createdBy">,
): Promise<string | undefined> {
  const { state, createdAt } = imports;
  const [sent] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        eq(imports.createdBy, createdBy),
        eq(imports.noun, noun),
        eq(imports.sha256, sha256),
        or(
          and(
            inArray(state, ["reading", "read", "checking", "checked", "trying"]),
            gt(createdAt, sql`now() - interval '10 minutes'`),
          ),
          and(eq(state, "arriving"), gt(createdAt, sql`now() - interval '1 minute'`)),
        ),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(1);
  return sent?.id;
}

/** One line, without characters that turn the reading direction or end a header. */
function nameOf(sent: string): string {
  const base = sent.split(/[\\/]/).at(-1) ?? "";
  const plain = base
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>|*?:]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return [...plain].slice(0, maxNameCharacters).join("") || "-";
}

/** A file that was imported before would add everything twice, or find it all there already. */
export const findEarlierImport = async (
  db: Database,
  { id, noun, sha256 }: Pick<typeof imports.$inferSelect, "id" | "noun" | "sha256">,
): Promise<{ id: string; importedAt: Date | null } | undefined> => {
  const [earlier] = await db
    .select({ id: imports.id, importedAt: imports.importedAt })
    .from(imports)
    .where(
      and(
        eq(imports.noun, noun),
        eq(imports.sha256, sha256),
        eq(imports.state, "imported"),
        ne(imports.id, id),
      ),
    )
    .limit(1);
  return earlier;
};
