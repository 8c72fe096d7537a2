/** A visit is missed if nobody has checked in an hour after its window began. */
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import * as z from "zod/mini";
import type { Database, Transaction } from "#platform/database/client.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { recordChange } from "#platform/records/change-record.server.ts";
import { settings } from "#platform/records/tables/settings.ts";
import { notifyAboutMissedVisit } from "./notify-about-visit.server.ts";
import { visits } from "./tables/visits.ts";

const graceMs = 3_600_000;
/** Looked at each minute: after a longer silence the server was stopped, or a clock has jumped. */
const maxSilenceMs = 5 * 60_000;
const atOnce = 20;

const watchSetting = "visits-watched";
const watchSchema = z.object({ since: z.number(), last: z.number() });

/**
 * Marks what is due and tells both sides, each once, however many processes do this. While the server
 * was stopped nobody could check in: crews get an hour after it came back.
 */
export async function markMissedVisits(
  { db, queue }: { db: Database; queue: PgBoss },
  now: Date,
): Promise<{ missed: number }> {
  const since = await keepWatch(db, now);
  if (now.getTime() - since < graceMs) return { missed: 0 };
  for (let missed = 0; ; ) {
    const newlyMissed = await db.transaction((tx) => markSome(tx, queue, now));
    missed += newlyMissed;
    if (newlyMissed < atOnce) return { missed };
  }
}

/** @returns since when it has been looked without a gap, in milliseconds of the clock */
function keepWatch(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(settings)
      .where(eq(settings.name, watchSetting))
      .for("update");
    const at = now.getTime();
    const before = z.safeParse(watchSchema, row && JSON.parse(row.value));
    // The first look of all has nothing before it that was missed.
    const first = { since: at - graceMs, last: at };
    const { since, last } = before.success ? before.data : first;
    const isSteady = at >= last && at - last <= maxSilenceMs;
    const value = JSON.stringify({ since: isSteady ? since : at, last: at });
    await tx
      .insert(settings)
      .values({ name: watchSetting, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
    return isSteady ? since : at;
  });
}

/** Nobody was to come where a facility was no longer served, also if it is again by now. */
const isServed = and(
  sql`exists (select from ${facilities} as f where f.id = ${visits.facilityId} and f.archived_at is null)`,
  sql`not exists (select from ${historyEvents} as e
    where e.record_kind = 'facility' and e.record_id = ${visits.facilityId} and e.kind = 'restored'
      and e.at >= ${visits.beginsAt} + make_interval(secs => ${graceMs / 1_000}))`,
);

async function markSome(tx: Transaction, queue: PgBoss, now: Date): Promise<number> {
  const due = await tx
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.state, "scheduled"),
        lte(visits.beginsAt, new Date(now.getTime() - graceMs)),
        isServed,
      ),
    )
    .orderBy(asc(visits.beginsAt), asc(visits.id))
    .limit(atOnce)
    .for("update", { skipLocked: true });
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  await tx
    .update(visits)
    .set({ state: "missed", missedAt: now, changedAt: sql`clock_timestamp()` })
    .where(inArray(visits.id, ids));
  for (const visit of due) {
    const { id, clientId, facilityId } = visit;
    await recordChange(tx, {
      recordKind: "visit",
      recordId: id,
      clientId,
      facilityId,
      kind: "missed",
      actorId: null,
      change: changedFields(visit, { state: "missed" }),
    });
    await notifyAboutMissedVisit(tx, queue, visit);
  }
  return due.length;
}
