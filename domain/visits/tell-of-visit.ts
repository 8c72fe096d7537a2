import type { PgBoss } from "pg-boss";
import type { Transaction } from "#database/client.ts";
import type { VisitRow } from "#database/tables/visits.ts";
import { raiseNotifications } from "#domain/notifications/raise-notifications.ts";
import { listConcerned } from "./concerned-people.ts";

type About = Pick<VisitRow, "id" | "clientId" | "facilityId">;

const aboutOf = ({ id, clientId, facilityId }: About) =>
  ({ recordKind: "visit", recordId: id, clientId, facilityId }) as const;

/** Both sides, once, whichever process found it. */
export async function tellMissed(
  tx: Transaction,
  queue: PgBoss | undefined,
  visit: About,
  at?: Date,
): Promise<void> {
  const people = await listConcerned(tx, visit);
  const key = `visit-missed.${visit.id}`;
  const missed = { kind: "visit-missed", event: "missed", actorId: null, key } as const;
  await raiseNotifications(tx, queue, { ...aboutOf(visit), ...missed, at }, people, (to) => ({
    ...{ message: "visit-missed", to: to.email, data: { accountId: to.accountId } },
    ...{ about: { kind: "visit", id: visit.id }, key: `${key}.${to.accountId}` },
  }));
}

/** Of a visit that a person cancelled, took back or moved; the last word of several is told. */
export async function tellChanged(
  tx: Transaction,
  queue: PgBoss | undefined,
  visit: About,
  {
    event,
    actorId,
    at,
  }: { event: "cancelled" | "reinstated" | "changed"; actorId: string; at?: Date },
): Promise<void> {
  const people = await listConcerned(tx, visit);
  const changed = { kind: "visit-changed", event, actorId, at, replaces: true } as const;
  await raiseNotifications(tx, queue, { ...aboutOf(visit), ...changed }, people, (to) => ({
    ...{ message: "visit-changed", to: to.email, about: { kind: "visit", id: visit.id } },
    data: { accountId: to.accountId, event },
  }));
}

/** Of several visits at once, by an edit of their series. */
export async function tellScheduleChanged(
  tx: Transaction,
  queue: PgBoss,
  series: About,
  { count, from, actorId }: { count: number; from: string; actorId: string },
): Promise<void> {
  const people = await listConcerned(tx, series);
  const occurrence = {
    ...({ ...aboutOf(series), recordKind: "schedule", kind: "visit-changed" } as const),
    ...{ event: "changed", actorId, details: { count, from }, replaces: true },
  };
  await raiseNotifications(tx, queue, occurrence, people, (to) => ({
    ...{ message: "schedule-changed", to: to.email },
    about: { kind: "visit-series", id: series.id },
    data: { accountId: to.accountId, facilityId: series.facilityId, count, from },
  }));
}
