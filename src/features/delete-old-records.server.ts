import { and, eq, inArray, isNotNull, lt, or, type SQL } from "drizzle-orm";
import type { RetentionDays as CompanyRetention } from "#content/retention.ts";
import { contactMessages, jobApplications, leads, newsletterSignups } from "#features/schema.ts";
import type { Database } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";

type RetentionDays = Pick<
  CompanyRetention,
  "traces" | "quarantined" | "contactMessages" | "applications"
>;

export interface Deleted {
  records: number;
  /** Records that stay, without user agent and hashed address. */
  traces: number;
}

/** Counts of the records that a person wrote: those due for deletion, and all of them. */
export interface Share {
  due: number;
  all: number;
}

/** Rows per statement: it ends within its limit, and visitors' statements run in between. */
const atATime = 1_000;

const dayBefore = (now: Date, age: number) => new Date(now.getTime() - age * dayMs);

const kindsOf = (days: RetentionDays) => [
  { table: leads, age: days.contactMessages },
  { table: contactMessages, age: days.contactMessages },
  { table: jobApplications, age: days.applications },
];

export async function shareDue(db: Database, days: RetentionDays, now: Date): Promise<Share> {
  const share = { due: 0, all: 0 };
  for (const { table, age } of kindsOf(days)) {
    const isAccepted = eq(table.screening, "accepted");
    const isOld = lt(table.receivedAt, dayBefore(now, age));
    share.all += await db.$count(table, isAccepted);
    share.due += await db.$count(table, and(isAccepted, isOld));
  }
  return share;
}

/** Idempotent; newsletter addresses have rules of their own (`src/features/newsletter`). */
export async function deleteOldRecords(
  db: Database,
  days: RetentionDays,
  now: Date,
): Promise<Deleted> {
  const deleted = { records: 0, traces: 0 };
  for (const { table, age } of kindsOf(days)) {
    const isDue = or(
      lt(table.receivedAt, dayBefore(now, age)),
      and(
        eq(table.screening, "quarantined"),
        lt(table.receivedAt, dayBefore(now, days.quarantined)),
      ),
    );
    deleted.records += await inPieces((piece) =>
      db
        .delete(table)
        .where(inArray(table.id, piece(db, table, isDue)))
        .returning({ id: table.id }),
    );
  }
  for (const table of [leads, contactMessages, jobApplications, newsletterSignups]) {
    const hasTraces = and(
      lt(table.receivedAt, dayBefore(now, days.traces)),
      or(isNotNull(table.userAgent), isNotNull(table.addressHash)),
    );
    deleted.traces += await inPieces((piece) =>
      db
        .update(table)
        .set({ userAgent: null, addressHash: null })
        .where(inArray(table.id, piece(db, table, hasTraces)))
        .returning({ id: table.id }),
    );
  }
  return deleted;
}

type SweptTable =
  | typeof leads
  | typeof contactMessages
  | typeof jobApplications
  | typeof newsletterSignups;

const idsOf = (db: Database, table: SweptTable, which: SQL | undefined) =>
  db.select({ id: table.id }).from(table).where(which).limit(atATime);

async function inPieces(change: (piece: typeof idsOf) => PromiseLike<unknown[]>): Promise<number> {
  for (let changed = 0; ; ) {
    const { length } = await change(idsOf);
    changed += length;
    if (length < atATime) return changed;
  }
}
