/** Reminds both sides before a document ends, and once it has: each once, by the facility's calendar. */
import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { addDays } from "#platform/format/local-date.ts";
import { type ClockJob, hourSeconds, workByClock } from "#platform/jobs/clock-job.server.ts";
import {
  type DocumentClock,
  isCurrent,
  todayOfDocument,
  zoneOfDocument,
} from "./document-days.server.ts";
import { reminderDays } from "./document-types.ts";
import { notifyAboutDocumentExpiry } from "./notify-about-document.server.ts";
import { documentReminders, documents, documentVersions } from "./tables/documents.ts";

/** Stage of a version whose last day is over. */
const overStage = 0;
/** If no server has run for this many days, a reminder is too late to be of use. */
const maxAgeDays = 30;
/** Reminders start at seven in the morning: nobody gets such an email at midnight. */
const dayBeginsMs = 7 * 3_600_000;

/** Several processes may run it at the same time. @returns how many documents were reminded of */
export async function remindOfExpiringDocuments(
  { db, queue }: { db: Database; queue: PgBoss },
  clock: DocumentClock,
): Promise<{ reminders: number }> {
  let reminders = 0;
  const morning = { ...clock, now: new Date(clock.now.getTime() - dayBeginsMs) };
  for (const ending of await findEnding(db, morning)) {
    const { today, datedOn, ...notice } = ending;
    const stage = dueStage(notice.validUntil, today, datedOn);
    if (stage === undefined) continue;
    const isMine = await db.transaction((tx) => remind(tx, queue, notice, stage, clock.now));
    if (isMine) reminders += 1;
  }
  return { reminders };
}

/**
 * The latest stage that is due: after a week without a server nobody gets two at once. Undefined
 * for a day that had passed when the last day was entered: whoever entered it knew.
 */
export function dueStage(validUntil: string, today: string, datedOn: string): number | undefined {
  const stages = [...reminderDays.map((days) => [days, addDays(validUntil, -days)] as const)];
  const stagesWithOver = [...stages, [overStage, addDays(validUntil, 1)] as const];
  return stagesWithOver.findLast(([, day]) => day <= today && day > datedOn)?.[0];
}

interface Ending {
  document: typeof documents.$inferSelect;
  versionId: string;
  validUntil: string;
}

/** Current, not withdrawn, and ending soon or just over: earlier versions are nobody's concern. */
async function findEnding(db: Database, clock: DocumentClock) {
  const today = todayOfDocument(clock);
  const { validUntil, datedAt, id: versionId } = documentVersions;
  const rows = await db
    .select({
      document: documents,
      versionId,
      validUntil,
      today: sql<string>`${today}::text`,
      datedOn: sql<string>`((${datedAt} at time zone ${zoneOfDocument(clock.companyZone)})::date)::text`,
    })
    .from(documents)
    .innerJoin(documentVersions, and(eq(documentVersions.documentId, documents.id), isCurrent))
    .where(
      and(
        isNull(documents.withdrawnAt),
        isNotNull(validUntil),
        lte(validUntil, sql`${today} + ${reminderDays[0]}::int`),
        sql`${validUntil} >= ${today} - ${maxAgeDays}::int`,
      ),
    );
  return rows.flatMap((row) =>
    row.validUntil === null ? [] : { ...row, validUntil: row.validUntil },
  );
}

async function remind(
  tx: Transaction,
  queue: PgBoss,
  { document, versionId, validUntil }: Ending,
  stage: number,
  now: Date,
): Promise<boolean> {
  // Withdrawn or replaced meanwhile: asked again under the lock that both take.
  const [still] = await tx
    .select({ id: documentVersions.id })
    .from(documents)
    .innerJoin(documentVersions, and(eq(documentVersions.documentId, documents.id), isCurrent))
    .where(
      and(
        eq(documents.id, document.id),
        isNull(documents.withdrawnAt),
        eq(documentVersions.id, versionId),
        eq(documentVersions.validUntil, validUntil),
      ),
    )
    .for("update", { of: documents });
  if (still === undefined) return false;
  const claimed = await tx
    .insert(documentReminders)
    .values({ versionId, validUntil, stage, at: now })
    .onConflictDoNothing()
    .returning({ stage: documentReminders.stage });
  if (claimed.length === 0) return false;
  const isOver = stage === overStage;
  await notifyAboutDocumentExpiry(tx, queue, document, { versionId, validUntil, stage, isOver });
  return true;
}

/** Looks for documents that end soon: each zone's midnight is found within the hour. */
export const documentEndJob: ClockJob = {
  name: "document-ends",
  times: "23 * * * *",
  pollingIntervalSeconds: 10,
  expireInSeconds: 300,
  deleteAfterSeconds: hourSeconds,
};

export const workOnDocuments = (queue: PgBoss, db: Database, log: Logger): Promise<void> =>
  workByClock(queue, documentEndJob, async () => {
    const clock = { now: new Date(), companyZone: company.timeZone };
    const reminders = await remindOfExpiringDocuments({ db, queue }, clock);
    if (reminders.reminders > 0) log.info(reminders, "documents that end soon, or have ended");
  });
