import { and, asc, eq, exists, or, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clientAssignments, facilityAssignments } from "#platform/identity/tables/assignments.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { scheduleRecord, visitNotifications, visitRecord } from "./notifications.server.ts";
import type { VisitRow } from "./tables/visits.ts";

/** Administrators of the client and members of the facility; its account manager and supervisor. */
export async function listConcerned(
  tx: Transaction,
  { clientId, facilityId }: { clientId: string; facilityId: string },
): Promise<string[]> {
  const { id, role } = accounts;
  const ofClient = eq(accounts.clientId, clientId);
  const hasFacility = exists(sql`(select 1 from ${facilityAssignments} as a
    where a.account_id = ${id} and a.facility_id = ${facilityId})`);
  const hasClient = exists(sql`(select 1 from ${clientAssignments} as a
    where a.account_id = ${id} and a.client_id = ${clientId})`);
  const people = await tx
    .select({ id })
    .from(accounts)
    .where(
      and(
        eq(accounts.state, "active"),
        or(
          and(eq(role, "client-administrator"), ofClient),
          and(eq(role, "client-member"), ofClient, hasFacility),
          and(eq(role, "account-manager"), hasClient),
          and(eq(role, "supervisor"), hasFacility),
        ),
      ),
    )
    .orderBy(asc(id));
  return people.map((person) => person.id);
}

type About = Pick<VisitRow, "id" | "clientId" | "facilityId">;

const aboutOf = ({ id, clientId, facilityId }: About) => ({
  record: visitRecord,
  recordId: id,
  clientId,
  facilityId,
});

/** Notifies both sides once, whichever process found it. */
export async function notifyAboutMissedVisit(
  tx: Transaction,
  queue: PgBoss | undefined,
  visit: About,
  at?: Date,
): Promise<void> {
  const people = await listConcerned(tx, visit);
  const key = `visit-missed.${visit.id}`;
  const kind = visitNotifications["visit-missed"];
  const missed = { kind, event: "missed", actorId: null, key };
  await raiseNotifications(tx, queue, { ...aboutOf(visit), ...missed, at }, people, (to) => ({
    message: "visit-missed",
    to: to.email,
    data: { accountId: to.accountId },
    about: { kind: "visit", id: visit.id },
    key: `${key}.${to.accountId}`,
  }));
}

const soonMs = dayMs;

const changeKinds = ["visit-soon", "visit-changed"] as const;

/** @param begins when the visits were to begin, and when they begin now */
const kindOfChange = (begins: readonly Date[], now: Date): (typeof changeKinds)[number] =>
  begins.some((moment) => moment.getTime() - now.getTime() < soonMs)
    ? "visit-soon"
    : "visit-changed";

interface Change {
  actorId: string;
  /**
   * The start before and after the change: moving a visit to tonight is as urgent as moving tonight's away.
   */
  begins: readonly Date[];
  now: Date;
}

/** A person has canceled, reinstated or moved the visit. Of several changes, only the last one is told. */
export async function notifyAboutChangedVisit(
  tx: Transaction,
  queue: PgBoss | undefined,
  visit: About,
  {
    event,
    actorId,
    begins,
    now,
    at,
    undoableEventId,
  }: Change & {
    event: "cancelled" | "reinstated" | "changed";
    at?: Date;
    undoableEventId?: string;
  },
): Promise<void> {
  const people = await listConcerned(tx, visit);
  const kind = kindOfChange(begins, now);
  const changed = {
    kind: visitNotifications[kind],
    event,
    actorId,
    at,
    undoableEventId,
    replaces: changeKinds,
  };
  await raiseNotifications(tx, queue, { ...aboutOf(visit), ...changed }, people, (to) => ({
    message: "visit-changed",
    to: to.email,
    about: { kind: "visit", id: visit.id },
    data: { accountId: to.accountId, event, kind },
  }));
}

/** One notification for all visits that an edit of their series changed. */
export async function notifyAboutChangedSchedule(
  tx: Transaction,
  queue: PgBoss,
  series: About,
  { count, from, actorId, begins, now }: Change & { count: number; from: string },
): Promise<void> {
  const people = await listConcerned(tx, series);
  const kind = kindOfChange(begins, now);
  const occurrence = {
    ...aboutOf(series),
    record: scheduleRecord,
    kind: visitNotifications[kind],
    replaces: true,
    event: "changed",
    actorId,
    details: { count, from },
  };
  await raiseNotifications(tx, queue, occurrence, people, (to) => ({
    message: "schedule-changed",
    to: to.email,
    about: { kind: "visit-series", id: series.id },
    data: { accountId: to.accountId, facilityId: series.facilityId, count, from, kind },
  }));
}
