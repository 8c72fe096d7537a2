/** What every change of an application does: lock, write, history, and word to open screens. */
import { eq, type SQL, sql } from "drizzle-orm";
import type {
  ApplicationStage,
  RejectionReason,
} from "#features/job-applications/application-stage-types.ts";
import {
  type JobApplicationRow,
  jobApplications,
} from "#features/job-applications/tables/job-applications.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { changedColumns, nothingChanged } from "#platform/history/field-changes.ts";
import { type HistoryDetails, recordHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { changeRecord, type Done } from "#platform/records/change-record.server.ts";

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
    /** Once it is written. */
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
export async function writeChange(
  tx: Transaction,
  mover: Mover,
  row: JobApplicationRow,
  { kind, set, details }: ApplicationChange,
): Promise<void> {
  const [after] =
    set === undefined
      ? []
      : await tx.update(jobApplications).set(set).where(eq(jobApplications.id, row.id)).returning();
  const told = set && { stage: set.stage, rejectionReason: set.rejectionReason };
  await recordHistory(tx, {
    recordKind: "application",
    recordId: row.id,
    kind,
    actorId: mover.accountId,
    change: told === undefined ? nothingChanged : changedColumns(row, after, told),
    details,
  });
  await sendChangeEvent(tx, { kind: "application", id: row.id });
}

interface StageStep {
  stage: ApplicationStage;
  rejectionReason?: RejectionReason;
  hiredAccountId?: string;
}

/** What a stage writes. Who is past the first one was answered; who is brought back to it was not. */
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
