/** Lock, right, change, history and change event of every command on a submission: all or nothing. */
import { eq, type SQL } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import {
  changedFields,
  type FieldChanges,
  nothingChanged,
} from "#platform/history/field-changes.ts";
import { type HistoryDetails, recordHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { mayRead, type SubmissionKind } from "./submission-kinds.ts";
import { type SubmissionTable, submissionTables } from "./submission-tables.server.ts";

export interface SubmissionName {
  kind: SubmissionKind;
  id: string;
}

export type HandledRecord = Pick<
  SubmissionTable["$inferSelect"],
  keyof ReturnType<typeof columnsOf>
>;

export interface Handling {
  assignedTo?: string | null;
  answeredAt?: Date | SQL | null;
  answeredBy?: string | null;
  spamConfirmedAt?: Date | SQL | null;
  joinedTo?: string | null;
  screening?: HandledRecord["screening"];
}

export type SubmissionError =
  /** Also what the actor may not see: nobody may learn that it exists. */
  | "not-found"
  | "not-allowed"
  | "already-done"
  /** Somebody else changed it after it was shown. */
  | "changed-since"
  | "wrong-state"
  /** This can't be assigned to that person. */
  | "unknown-person"
  | "too-late";

export type SubmissionResult =
  | { ok: true; eventId: string }
  | { ok: false; reason: SubmissionError };

type SubmissionEventKind =
  | "assigned"
  | "unassigned"
  | "answered"
  | "reopened"
  | "noted"
  | "released"
  | "spam-confirmed";

export interface SubmissionChange {
  kind: SubmissionEventKind;
  change?: Handling;
  details?: HistoryDetails;
}

/** @param isAllowed the right beyond seeing it @param decide the change, or why not */
export function changeSubmissionRecord(
  { db }: { db: Database },
  actor: Actor,
  { kind, id }: SubmissionName,
  isAllowed: boolean,
  decide: (tx: Transaction, record: HandledRecord) => Promise<SubmissionChange | SubmissionError>,
): Promise<SubmissionResult> {
  return db.transaction(async (tx): Promise<SubmissionResult> => {
    if (!mayRead(actor, kind)) return { ok: false, reason: "not-found" };
    const record = await lockSubmission(tx, { kind, id });
    if (record === undefined) return { ok: false, reason: "not-found" };
    if (!isAllowed) return { ok: false, reason: "not-allowed" };
    const decided = await decide(tx, record);
    if (typeof decided === "string") return { ok: false, reason: decided };
    const { change = {}, details } = decided;
    const eventId = await recordHistory(tx, {
      recordKind: kind,
      recordId: id,
      kind: decided.kind,
      actorId: actor.accountId,
      change: await updateSubmissionColumns(tx, { kind, id }, record, change),
      details,
    });
    await sendChangeEvent(tx, { kind, id });
    return { ok: true, eventId };
  });
}

export async function lockSubmission(
  tx: Transaction,
  { kind, id }: SubmissionName,
): Promise<HandledRecord | undefined> {
  const { table } = submissionTables[kind];
  const [record] = await tx
    .select(columnsOf(table))
    .from(table)
    .where(eq(table.id, id))
    .for("update");
  return record;
}

const columnsOf = (table: SubmissionTable) => ({
  id: table.id,
  reference: table.reference,
  idempotencyKey: table.idempotencyKey,
  fingerprint: table.fingerprint,
  screening: table.screening,
  assignedTo: table.assignedTo,
  answeredAt: table.answeredAt,
  answeredBy: table.answeredBy,
  spamConfirmedAt: table.spamConfirmedAt,
  joinedTo: table.joinedTo,
});

/** @returns what the history keeps of it */
export async function updateSubmissionColumns(
  tx: Transaction,
  { kind, id }: SubmissionName,
  record: HandledRecord,
  change: Handling,
): Promise<FieldChanges> {
  if (Object.keys(change).length === 0) return nothingChanged;
  const { table } = submissionTables[kind];
  const [after] = await tx
    .update(table)
    .set(change)
    .where(eq(table.id, id))
    .returning(columnsOf(table));
  const changed = Object.entries(after ?? {}).filter(([name]) => Object.hasOwn(change, name));
  return changedFields(record, Object.fromEntries(changed));
}
