/** Records who did what to a record: append-only, in the transaction of the change. */
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { type FieldChanges, storedChanges } from "./field-changes.ts";
import type { HistoryKindOf, HistoryRecordKind } from "./history-messages.ts";
import { type HistoryEventRow, historyEvents } from "./tables/history-events.ts";

/** Old and new values of fields belong in the `change` of an event, and nowhere else. */
export type HistoryDetails = Record<string, unknown> & { before?: never; after?: never };

export interface NewHistoryEvent<Noun extends HistoryRecordKind> {
  recordKind: Noun;
  recordId: string;
  /** Set for records that belong to a client. */
  clientId?: string;
  facilityId?: string;
  /** The event, e.g. `assigned`; each noun has its own (`history-messages.ts`). */
  kind: HistoryKindOf<Noun>;
  /** Null where the product did it by itself. */
  actorId: string | null;
  /** Never a secret, e.g. the code of a site: who reads the history may not be who may know it. */
  change: FieldChanges;
  /** Other facts of the event, e.g. the contact of a facility that it is about. */
  details?: HistoryDetails;
  /** A time by the database's clock; the present moment if it is absent. */
  at?: Date;
}

/** @returns the id of the event, by which it may be undone */
export async function recordHistory<Noun extends HistoryRecordKind>(
  tx: Transaction,
  { change, details, at, ...event }: NewHistoryEvent<Noun>,
): Promise<string> {
  const id = newId();
  await tx.insert(historyEvents).values({
    ...event,
    id,
    details: { ...details, ...storedChanges(change) },
    // `now()` would be too early: a transaction that waited for the record began before its last change.
    at: at ?? sql`clock_timestamp()`,
  });
  return id;
}

/** The caller must hold the record's lock. */
export async function lastEvent(
  tx: Transaction,
  kind: HistoryRecordKind,
  id: string,
): Promise<(HistoryEventRow & { ageSeconds: number }) | undefined> {
  const [last] = await tx
    .select({
      event: historyEvents,
      ageSeconds: sql`extract(epoch from clock_timestamp() - ${historyEvents.at})`.mapWith(Number),
    })
    .from(historyEvents)
    .where(isAbout(kind, id))
    .orderBy(desc(historyEvents.position))
    .limit(1);
  return last && { ...last.event, ageSeconds: last.ageSeconds };
}

export interface HistoryListRow {
  id: string;
  at: Date;
  kind: string;
  /** Null where the product did it by itself. */
  actorName: string | null;
  /** Name of the person whom `details.to` names. */
  toName: string | null;
  details: Record<string, unknown>;
}

/** Newest first. The caller has checked that the actor may read the record. */
export function listHistory(
  db: Database,
  kind: HistoryRecordKind,
  id: string,
): Promise<HistoryListRow[]> {
  return db
    .select({
      id: historyEvents.id,
      at: historyEvents.at,
      kind: historyEvents.kind,
      actorName: accounts.name,
      toName: sql<string | null>`(select person.name from ${accounts} as person
        where person.id::text = ${historyEvents.details} ->> 'to')`,
      details: historyEvents.details,
    })
    .from(historyEvents)
    .leftJoin(accounts, eq(accounts.id, historyEvents.actorId))
    .where(isAbout(kind, id))
    .orderBy(desc(historyEvents.position))
    .limit(200);
}

const isAbout = (kind: HistoryRecordKind, id: string) =>
  and(eq(historyEvents.recordKind, kind), eq(historyEvents.recordId, id));
