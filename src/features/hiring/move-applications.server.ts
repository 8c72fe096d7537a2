/** Moves applications from stage to stage. */
import type { RejectionReason } from "#features/job-applications/application-stage-types.ts";
import type { JobApplicationRow } from "#features/job-applications/tables/job-applications.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { type ChangeResult, done } from "#platform/records/change-record.server.ts";
import {
  type ApplicationChange,
  changeApplication,
  stageColumns,
} from "./change-application.server.ts";
import type { MoveOutcome, StageMove } from "./hiring-types.ts";

export type MoveProblem = Exclude<MoveOutcome, "moved" | "not-found" | "not-allowed">;

interface Context {
  db: Database | Transaction;
}

/**
 * The form says which stage it moves from, so that an application somebody else has moved stays where it is.
 */
export const moveApplication = (
  context: Context,
  actor: Actor,
  id: string,
  move: StageMove,
): Promise<ChangeResult<MoveProblem>> =>
  changeApplication<MoveProblem>(context, actor, id, {
    isAllowed: may(actor, "applications.answer"),
    decide: async (_, row) => decideMove(actor, row, move),
    answer: () => done,
  });

function decideMove(
  actor: Actor,
  row: JobApplicationRow,
  { from, to, rejectionReason }: StageMove,
): ApplicationChange | MoveProblem {
  if (row.screening !== "accepted") return "wrong-state";
  if (row.stage === to) return "already-done";
  // A person was made of it: what becomes of them is said of the person.
  if (row.stage === "hired") return "hired-already";
  if (row.stage !== from) return "moved-since";
  const reason: RejectionReason | undefined =
    to === "rejected" && rejectionReason !== "" ? rejectionReason : undefined;
  return {
    kind: "moved",
    set: stageColumns(actor, row, { stage: to, ...(reason && { rejectionReason: reason }) }),
  };
}
