/** Finds the facilities that open soon, and queues a mail for each of the client's people there. */
import { and, gt, inArray, isNull, lte, max, ne, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { readCalendars } from "#features/facilities/read-calendars.server.ts";
import { visits } from "#features/visits/tables/visits.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { hourMs } from "#platform/format/durations.ts";
import { personSeesFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { notificationPreferences } from "#platform/notifications/tables/notifications.ts";
import { activePeople } from "#platform/notifications/zone-of-person.server.ts";
import { morningReportNotifications } from "./notifications.server.ts";
import { dueReport, type ReportTime } from "./report-time.ts";
import { morningReports } from "./tables/morning-reports.ts";

/** A first report tells of last night; later ones of all since the one before, e.g. a weekend. */
const firstMs = 36 * hourMs;
const maxPeriodMs = 4 * 24 * hourMs;
/** Facilities a transaction. */
const atOnce = 50;

interface Place extends ReportTime {
  facilityId: string;
  clientId: string;
}

interface DueReport extends Place {
  /** The report covers visits whose windows ended after this. */
  since: Date;
}

/** Each facility once a day, however many processes ask. @returns how many facilities */
export async function queueMorningReports(
  { db, queue }: { db: Database; queue: PgBoss },
  now: Date,
): Promise<{ facilities: number; reports: number }> {
  const due = await findDue(db, now);
  const done = { facilities: 0, reports: 0 };
  for (let from = 0; from < due.length; from += atOnce) {
    const piece = due.slice(from, from + atOnce);
    const queuedReports = await db.transaction((tx) => queueSome(tx, queue, piece, now));
    done.facilities += queuedReports.facilities;
    done.reports += queuedReports.reports;
  }
  return done;
}

/** Facilities in service, about to open, with a visit since the last report and none for today. */
async function findDue(db: Database, now: Date): Promise<DueReport[]> {
  const { id, clientId } = facilities;
  const open = await db
    .select({ id, clientId })
    .from(facilities)
    .where(isNull(facilities.archivedAt));
  const calendars = await readCalendars(
    db,
    open.map((order) => order.id),
  );
  const places = open.flatMap(({ id: facilityId, clientId: client }): Place[] => {
    const calendar = calendars.get(facilityId);
    const time = calendar && dueReport(calendar, now);
    return time ? [{ ...time, facilityId, clientId: client }] : [];
  });
  if (places.length === 0) return [];
  const ids = places.map(({ facilityId }) => facilityId);
  const last = await lastReports(db, ids);
  const waiting = places.flatMap((place): DueReport[] => {
    const before = last.get(place.facilityId);
    if (before?.date === place.date) return [];
    const first = new Date(now.getTime() - firstMs);
    const earliestSince = new Date(now.getTime() - maxPeriodMs);
    const since =
      before === undefined ? first : before.madeAt > earliestSince ? before.madeAt : earliestSince;
    return [{ ...place, since }];
  });
  const ended = await lastEnds(db, waiting, now);
  return waiting.filter(({ facilityId, since }) => (ended.get(facilityId) ?? since) > since);
}

async function lastReports(db: Database, facilityIds: readonly string[]) {
  const { facilityId, date, madeAt } = morningReports;
  const rows = await db
    .selectDistinctOn([facilityId], { facilityId, date, madeAt })
    .from(morningReports)
    .where(inArray(facilityId, [...facilityIds]))
    .orderBy(facilityId, sql`${date} desc`);
  return new Map(rows.map((row) => [row.facilityId, row]));
}

/** The end of the latest window. A canceled visit does not count, but a missed one does. */
async function lastEnds(db: Database, due: readonly DueReport[], now: Date) {
  if (due.length === 0) return new Map<string, Date>();
  const earliest = new Date(Math.min(...due.map(({ since }) => since.getTime())));
  const rows = await db
    .select({ facilityId: visits.facilityId, endsAt: max(visits.endsAt) })
    .from(visits)
    .where(
      and(
        inArray(
          visits.facilityId,
          due.map(({ facilityId }) => facilityId),
        ),
        // A window is shorter than a day: by its beginning the index finds it.
        gt(visits.beginsAt, new Date(earliest.getTime() - 24 * hourMs)),
        gt(visits.endsAt, earliest),
        lte(visits.endsAt, now),
        ne(visits.state, "cancelled"),
      ),
    )
    .groupBy(visits.facilityId);
  return new Map(rows.flatMap(({ facilityId, endsAt }) => (endsAt ? [[facilityId, endsAt]] : [])));
}

async function queueSome(
  tx: Transaction,
  queue: PgBoss,
  due: readonly DueReport[],
  now: Date,
): Promise<{ facilities: number; reports: number }> {
  // All processes keep one order, so where two meet, the second finds the work done.
  const sorted = due.toSorted((a, b) => (a.facilityId < b.facilityId ? -1 : 1));
  const claimed = await tx
    .insert(morningReports)
    .values(
      sorted.map(({ facilityId, clientId, date }) => ({ facilityId, clientId, date, madeAt: now })),
    )
    .onConflictDoNothing()
    .returning({ facilityId: morningReports.facilityId });
  const ids = new Set(claimed.map(({ facilityId }) => facilityId));
  const mine = sorted.filter(({ facilityId }) => ids.has(facilityId));
  if (mine.length === 0) return { facilities: 0, reports: 0 };
  const readers = await findReaders(tx, [...ids]);
  const mails = mine.flatMap(({ facilityId, date, since, dueAt }) =>
    (readers.get(facilityId) ?? []).map(({ accountId, email }) => ({
      message: "morning-report" as const,
      to: email,
      about: { kind: "facility" as const, id: facilityId },
      data: { accountId, date, since: since.getTime(), dueAt: dueAt.getTime() },
      key: `morning-report.${facilityId}.${accountId}.${date}`,
    })),
  );
  await queueEmails(tx, queue, mails);
  return { facilities: mine.length, reports: mails.length };
}

/** The client's people who see the facility and have not switched it off. */
async function findReaders(tx: Transaction, facilityIds: readonly string[]) {
  const { id, clientId } = facilities;
  const { rows } = await tx.execute(sql`
    select ${facilities}.id as facility_id, person.id as account_id, person.email
    from ${facilities} join ${activePeople} as person
      on person.client_id = ${clientId} and ${personSeesFacility("person", {
        clientId: sql`${clientId}`,
        facilityId: sql`${id}`,
      })}
    where ${inArray(id, [...facilityIds])} and not exists (
      select from ${notificationPreferences} as p where p.account_id = person.id
        and p.kind = ${morningReportNotifications["morning-report"].name} and p.email = 'off')
    order by person.id`);
  return Map.groupBy(
    rows.map((row) => ({
      facilityId: String(row.facility_id),
      accountId: String(row.account_id),
      email: String(row.email),
    })),
    ({ facilityId }) => facilityId,
  );
}
