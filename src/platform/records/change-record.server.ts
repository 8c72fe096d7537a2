/** Every command on a record runs through this, in one transaction: all of it, or nothing. */
import type { ClientChangeKind } from "#platform/changes/change-event-kinds.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { type NewHistoryEvent, recordHistory } from "#platform/history/history.server.ts";
import type { HistoryRecordKind } from "#platform/history/history-messages.ts";

/** The answer to a command that has nothing to add. */
export interface Done {
  ok: true;
}

export const done: Done = { ok: true };

interface Refused<Reason extends string> {
  ok: false;
  /** `not-found` also for what the actor may not see: the two must look alike. */
  reason: Reason | "not-found" | "not-allowed";
}

export type ChangeResult<Reason extends string, Success extends Done = Done> =
  | Success
  | Refused<Reason>;

interface RecordCommand<Row, Change, Reason, Answer> {
  /** Locks the row until the transaction ends; undefined for what the actor may not see. */
  lock: (tx: Transaction) => Promise<Row | undefined>;
  /** The right beyond seeing the record. */
  isAllowed: boolean;
  /** The change, or the reason against it, or an answer for which nothing is written. */
  decide: (tx: Transaction, row: Row) => Promise<Change | Reason | Answer>;
  /** Writes the change with its history, and notifies open screens and people. */
  apply: (tx: Transaction, row: Row, change: Change) => Promise<Answer>;
}

export function changeRecord<
  Row,
  Change extends object,
  Reason extends string,
  Answer extends { ok: boolean },
>(
  { db }: { db: Database | Transaction },
  { lock, isAllowed, decide, apply }: RecordCommand<Row, Change, Reason, Answer>,
): Promise<Answer | Refused<Reason>> {
  return db.transaction(async (tx): Promise<Answer | Refused<Reason>> => {
    const row = await lock(tx);
    if (row === undefined) return { ok: false, reason: "not-found" };
    if (!isAllowed) return { ok: false, reason: "not-allowed" };
    const decided = await decide(tx, row);
    if (typeof decided === "string") return { ok: false, reason: decided };
    return isAnswer<Answer>(decided) ? decided : apply(tx, row, decided);
  });
}

const isAnswer = <Answer extends { ok: boolean }>(decided: object): decided is Answer =>
  "ok" in decided;

/** Nouns that have both a history and change events, and belong to a client. */
type ClientRecordKind = HistoryRecordKind & ClientChangeKind;

/**
 * Leaves a change in the history of its record and tells open screens, in the transaction of the change.
 * @param audience internal for what clients must not even learn of
 * @returns the id of the event in the history
 */
export async function recordChange<Noun extends ClientRecordKind>(
  tx: Transaction,
  event: NewHistoryEvent<Noun> & { clientId: string },
  audience: { isInternal?: true } = {},
): Promise<string> {
  const { recordKind: kind, recordId: id, clientId, facilityId } = event;
  const eventId = await recordHistory(tx, event);
  await sendChangeEvent(tx, { kind, id, clientId, facilityId, ...audience });
  return eventId;
}
