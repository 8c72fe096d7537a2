/**
 * Every change of an application takes the same path: lock, write, history, and an event for open screens.
 */
import { eq, type SQL, sql } from "drizzle-orm";
import {
  type ApplicationStage,
  isOpenStage,
  openStages,
  type RejectionReason,
} from "#features/job-applications/application-stage-types.ts";
import {
  type JobApplicationRow,
  jobApplications,
} from "#features/job-applications/tables/job-applications.ts";
import { addNote, listAssignees } from "#features/submissions/handling/assign.server.ts";
import type { SubmissionResult } from "#features/submissions/handling/change-submission-record.server.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { changedColumns, nothingChanged } from "#platform/history/field-changes.ts";
import { type HistoryDetails, recordHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { mentionedIn } from "#platform/notifications/mentions.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { changeRecord, type Done } from "#platform/records/change-record.server.ts";
import { applicationRecord, hiringNotifications } from "./notifications.server.ts";

export interface ApplicationChange {
  kind: "moved" | "answer-sent" | "hired";
  set?: StageColumns;
  details?: HistoryDetails;
}

interface StageColumns
  extends Pick<JobApplicationRow, "stage" | "rejectionReason" | "hiredAccountId"> {
  stageSince: SQL;
  answeredAt?: SQL | null;
  answeredBy?: string | null;
}

/** Null for whoever applied. */
interface Mover {
  accountId: string | null;
}

/** @param isAllowed the right beyond seeing it @param decide the change, why not, or what was done before */
export const changeApplication = <Reason extends string, Answer extends { ok: boolean } = Done>(
  context: { db: Database | Transaction },
  actor: Actor,
  id: string,
  {
    isAllowed,
    decide,
    answer,
  }: {
    isAllowed: boolean;
    decide(tx: Transaction, row: JobApplicationRow): Promise<ApplicationChange | Reason | Answer>;
    /** It runs after the change was written. */
    answer(change: ApplicationChange): Answer;
  },
) =>
  changeRecord<JobApplicationRow, ApplicationChange, Reason, Answer>(context, {
    lock: (tx) => lockApplication(tx, actor, id),
    isAllowed,
    decide,
    async apply(tx, row, change) {
      await writeChange(tx, actor, row, change);
      return answer(change);
    },
  });

async function lockApplication(
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<JobApplicationRow | undefined> {
  if (!may(actor, "applications.read")) return undefined;
  const [row] = await tx
    .select()
    .from(jobApplications)
    .where(eq(jobApplications.id, id))
    .for("update");
  return row;
}

/** @param mover nobody where the applicant did it */
async function writeChange(
  tx: Transaction,
  mover: Mover,
  row: JobApplicationRow,
  { kind, set, details }: ApplicationChange,
): Promise<void> {
  const [after] =
    set === undefined
      ? []
      : await tx.update(jobApplications).set(set).where(eq(jobApplications.id, row.id)).returning();
  const change = set && { stage: set.stage, rejectionReason: set.rejectionReason };
  await recordHistory(tx, {
    recordKind: "application",
    recordId: row.id,
    kind,
    actorId: mover.accountId,
    change: change === undefined ? nothingChanged : changedColumns(row, after, change),
    details,
  });
  await sendChangeEvent(tx, { kind: "application", id: row.id });
}

interface StageStep {
  stage: ApplicationStage;
  rejectionReason?: RejectionReason;
  hiredAccountId?: string;
}

/** Columns that depend on the stage: past the first stage, the applicant counts as answered. */
export function stageColumns(
  { accountId }: Mover,
  { answeredAt }: JobApplicationRow,
  { stage, rejectionReason, hiredAccountId }: StageStep,
): StageColumns {
  const isAnswered = stage !== "received";
  return {
    stage,
    stageSince: sql`clock_timestamp()`,
    rejectionReason: rejectionReason ?? null,
    hiredAccountId: hiredAccountId ?? null,
    ...(isAnswered !== (answeredAt !== null) && {
      answeredAt: isAnswered ? sql`now()` : null,
      answeredBy: isAnswered ? accountId : null,
    }),
  };
}

const order: readonly ApplicationStage[] = openStages;
const placeOf = (stage: ApplicationStage): number => order.indexOf(stage);

/**
 * An agreement made elsewhere moves an application on, but never backwards and never out of a final stage,
 * because a person decided that. The caller holds its lock.
 */
export async function advanceApplication(
  tx: Transaction,
  mover: { accountId: string | null },
  id: string,
  to: "screening" | "interview",
): Promise<void> {
  const [row] = await tx.select().from(jobApplications).where(eq(jobApplications.id, id));
  if (row === undefined || row.screening !== "accepted" || !isOpenStage(row.stage)) return;
  if (placeOf(row.stage) >= placeOf(to)) return;
  await writeChange(tx, mover, row, {
    kind: "moved",
    set: stageColumns(mover, row, { stage: to }),
  });
}

/** A note for the staff alone; whoever it names with an @ is notified. */
export const noteApplication = (
  { db }: { db: Database },
  actor: Actor,
  id: string,
  text: string,
): Promise<SubmissionResult> =>
  db.transaction(async (tx) => {
    const result = await addNote({ db: tx }, actor, { kind: "application", id }, { text });
    if (!result.ok) return result;
    const mentioned = mentionedIn(text, await listAssignees(tx, actor, "application"));
    await raiseNotifications(
      tx,
      undefined,
      {
        kind: hiringNotifications["application-mentioned"],
        event: "mentioned",
        record: applicationRecord,
        recordId: id,
        clientId: null,
        facilityId: null,
        actorId: actor.accountId,
      },
      mentioned,
    );
    return result;
  });

/** Its applicant has taken it back. The caller holds its lock; what is decided already stays. */
export async function withdrawApplication(tx: Transaction, id: string): Promise<void> {
  const [row] = await tx.select().from(jobApplications).where(eq(jobApplications.id, id));
  if (row === undefined || !isOpenStage(row.stage)) return;
  const nobody = { accountId: null };
  const set = stageColumns(nobody, row, { stage: "rejected", rejectionReason: "withdrew" });
  await writeChange(tx, nobody, row, { kind: "moved", set });
}
