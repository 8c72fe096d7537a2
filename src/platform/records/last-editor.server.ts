import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import type { HistoryRecordKind } from "#platform/history/history-messages.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { auditEvents } from "#platform/identity/tables/audit-events.ts";

/** The record whose history tells who has changed a field. */
export type EditedRecord =
  | {
      recordKind: HistoryRecordKind;
      recordId: string;
      /** The id in the details of events, for a history that is about several things. */
      about?: string | undefined;
    }
  | { accountId: string };

/** The same person, in another window or on another device. */
export const oneself = Symbol("oneself");

export type Editors = Readonly<Record<string, string | typeof oneself | undefined>>;

/** Names whoever gave each field its value; undefined where the history has no answer. */
export async function lastEditors(
  tx: Transaction,
  actor: Pick<Actor, "accountId">,
  record: EditedRecord,
  fields: readonly string[],
): Promise<Editors> {
  const editors: Record<string, Editors[string]> = {};
  for (const field of fields) {
    const editor = await ("accountId" in record
      ? lastInAudit(tx, record.accountId, field)
      : lastInHistory(tx, record, field));
    editors[field] = editor?.id === actor.accountId ? oneself : editor?.name;
  }
  return editors;
}

/** @param details of events from before they had one shape name their fields in `changes` */
const names = (details: SQL, field: string): SQL =>
  sql`(${details} -> 'after' -> ${field}::text is not null
    or ${details} -> 'changes' -> ${field}::text is not null)`;

export type NamedRecord = Exclude<EditedRecord, { accountId: string }>;

/** Finds the person behind a record's latest event. @param record its `kinds` limit the events that count */
export async function findLastEditor(
  tx: Transaction,
  actor: Pick<Actor, "accountId">,
  { recordKind, recordId, kinds }: NamedRecord & { kinds?: readonly string[] },
): Promise<Editors[string]> {
  const [last] = await tx
    .select({ id: accounts.id, name: accounts.name })
    .from(historyEvents)
    .innerJoin(accounts, eq(accounts.id, historyEvents.actorId))
    .where(
      and(
        eq(historyEvents.recordKind, recordKind),
        eq(historyEvents.recordId, recordId),
        kinds && inArray(historyEvents.kind, [...kinds]),
      ),
    )
    .orderBy(desc(historyEvents.position))
    .limit(1);
  return last?.id === actor.accountId ? oneself : last?.name;
}

async function lastInHistory(
  tx: Transaction,
  { recordKind, recordId, about }: NamedRecord,
  field: string,
) {
  const { details } = historyEvents;
  const id = about ?? null;
  const [last] = await tx
    .select({ id: accounts.id, name: accounts.name })
    .from(historyEvents)
    .innerJoin(accounts, eq(accounts.id, historyEvents.actorId))
    .where(
      sql`${historyEvents.recordKind} = ${recordKind} and ${historyEvents.recordId} = ${recordId}
        and ${names(sql`${details}`, field)}
        and (${id}::text is null or ${details} ->> 'id' = ${id}::text)`,
    )
    .orderBy(desc(historyEvents.position))
    .limit(1);
  return last;
}

async function lastInAudit(tx: Transaction, accountId: string, field: string) {
  const [last] = await tx
    .select({ id: accounts.id, name: accounts.name })
    .from(auditEvents)
    .innerJoin(accounts, eq(accounts.id, auditEvents.actorId))
    .where(
      sql`${auditEvents.accountId} = ${accountId} and ${names(sql`${auditEvents.details}`, field)}`,
    )
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(1);
  return last;
}
