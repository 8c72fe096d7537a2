/** The commands on a submission: who may, what is written and who learns of it. */
import { eq, type SQL } from "drizzle-orm";
import { followLead } from "#features/opportunities/follow-lead.server.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import {
  changedColumns,
  type FieldChanges,
  nothingChanged,
} from "#platform/history/field-changes.ts";
import { type HistoryDetails, recordHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
} from "#platform/records/change-record.server.ts";
import { mayRead, type SubmissionKind } from "./submission-kinds.ts";
import { type SubmissionTable, submissionTables } from "./submission-tables.server.ts";

export interface SubmissionName<Kind extends SubmissionKind = SubmissionKind> {
  kind: Kind;
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

export type SubmissionProblem =
  | "not-found"
  | "not-allowed"
  | "already-done"
  /** Somebody else changed it after it was shown. */
  | "changed-since"
  | "wrong-state"
  /** This can't be assigned to that person. */
  | "unknown-person"
  | "too-late";

export type SubmissionResult = ChangeResult<SubmissionProblem, ChangedSubmission>;

interface ChangedSubmission extends Done {
  /** Id of the event in the history, by which it can be undone. */
  eventId: string;
}

type SubmissionEventKind =
  | "assigned"
  | "unassigned"
  | "answered"
  | "reopened"
  | "noted"
  | "released"
  | "spam-confirmed"
  | "sender-link-off"
  | "undone";

export interface SubmissionChange {
  kind: SubmissionEventKind;
  /** Columns to be written. */
  set?: Handling;
  details?: HistoryDetails;
}

/** @param isAllowed the right beyond seeing it @param decide the change, or why not */
export const changeSubmissionRecord = (
  context: { db: Database },
  actor: Actor,
  name: SubmissionName,
  isAllowed: boolean,
  decide: (tx: Transaction, record: HandledRecord) => Promise<SubmissionChange | SubmissionProblem>,
): Promise<SubmissionResult> =>
  changeRecord<HandledRecord, SubmissionChange, SubmissionProblem, ChangedSubmission>(context, {
    lock: (tx) => lockSubmission(tx, actor, name),
    isAllowed,
    decide,
    async apply(tx, record, { kind, set, details }) {
      const change = set ? await updateSubmission(tx, name, record, set) : nothingChanged;
      const eventId = await recordHistory(tx, {
        recordKind: name.kind,
        recordId: name.id,
        kind,
        actorId: actor.accountId,
        change,
        details,
      });
      await sendChangeEvent(tx, { kind: name.kind, id: name.id });
      if (name.kind === "lead")
        await followLead(tx, actor.accountId, name.id, change, kind === "undone");
      return { ok: true, eventId };
    },
  });

async function lockSubmission(
  tx: Transaction,
  actor: Actor,
  { kind, id }: SubmissionName,
): Promise<HandledRecord | undefined> {
  if (!mayRead(actor, kind)) return undefined;
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
async function updateSubmission(
  tx: Transaction,
  { kind, id }: SubmissionName,
  record: HandledRecord,
  set: Handling,
): Promise<FieldChanges> {
  if (Object.keys(set).length === 0) return nothingChanged;
  const { table } = submissionTables[kind];
  const [after] = await tx
    .update(table)
    .set(set)
    .where(eq(table.id, id))
    .returning(columnsOf(table));
  return changedColumns(record, after, set);
}
