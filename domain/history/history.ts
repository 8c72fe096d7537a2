/** What was done to records, by whom: append-only, written in the transaction of the change. */
import { randomUUIDv7 } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { accounts } from "#database/tables/accounts.ts";
import { type HistoryEventRow, historyEvents } from "#database/tables/history-events.ts";

/** The nouns that have a history. */
export type HistoryRecordKind =
  | "lead"
  | "contact-message"
  | "application"
  | "client"
  | "facility"
  | "scope"
  | "visit-series"
  | "visit"
  | "work-order"
  | "work-order-price"
  | "invoice"
  | "inspection"
  | "thread"
  | "document"
  | "feedback";

interface HistoryRecord {
  recordKind: HistoryRecordKind;
  recordId: string;
  /** Of records that belong to a client. */
  clientId?: string;
  facilityId?: string;
}

export interface NewHistoryEvent extends HistoryRecord {
  /** What was done, e.g. `assigned`; each noun has its own. */
  kind: string;
  /** Null where the product did it by itself. */
  actorId: string | null;
  details: Record<string, unknown>;
  /** By the database's clock; this moment without it. */
  at?: Date;
}

/** @returns the id of the event, by which it may be undone */
export async function recordHistory(tx: Transaction, event: NewHistoryEvent): Promise<string> {
  const id = randomUUIDv7();
  // Not `now()`: a transaction that waited for the record began before its last change.
  await tx.insert(historyEvents).values({ ...event, id, at: event.at ?? sql`clock_timestamp()` });
  return id;
}

/** For callers that hold the record's lock. */
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

export interface HistoryLine {
  id: string;
  at: Date;
  kind: string;
  /** Null where the product did it by itself. */
  actorName: string | null;
  /** Of the person whom `details.to` names. */
  toName: string | null;
  details: Record<string, unknown>;
}

/** Newest first. The caller has checked that the actor may read the record. */
export function listHistory(
  db: Database,
  kind: HistoryRecordKind,
  id: string,
): Promise<HistoryLine[]> {
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
