/** Rejecting or hiring somebody also cancels a booked interview, if the form says so. */
import type { PgBoss } from "pg-boss";
import { appointmentKinds } from "#features/appointment-kinds.server.ts";
import { cancelWithRecord } from "#features/appointments/office/cancel-with-record.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { ChangeResult } from "#platform/records/change-record.server.ts";
import type { BulkMove, MoveOutcome, StageMove } from "../hiring-types.ts";
import { type MoveProblem, moveApplication } from "../move-applications.server.ts";

interface Context {
  db: Database | Transaction;
  queue: PgBoss;
}

interface Closing {
  cancelAppointment: boolean;
}

export const cancelInterview = (
  { tx, queue }: { tx: Transaction; queue: PgBoss },
  actor: Actor,
  id: string,
): Promise<void> => cancelWithRecord(tx, { kind: appointmentKinds.interview, queue, actor }, id);

/** Moved or not, all or none: nobody is told that an interview is off which still stands. */
export const moveWithAppointment = (
  { db, queue }: Context,
  actor: Actor,
  id: string,
  { cancelAppointment, ...move }: StageMove & Closing,
): Promise<ChangeResult<MoveProblem>> =>
  db.transaction(async (tx) => {
    const result = await moveApplication({ db: tx }, actor, id, move);
    const isThere = result.ok || result.reason === "already-done";
    if (isThere && move.to === "rejected" && cancelAppointment)
      await cancelInterview({ tx, queue }, actor, id);
    return result;
  });

/** Each has its own result; what cannot be done to one is done to the others. */
export async function moveSelectedApplications(
  context: Context,
  actor: Actor,
  { ticks, ...move }: BulkMove,
): Promise<{ id: string; outcome: MoveOutcome }[]> {
  const results: { id: string; outcome: MoveOutcome }[] = [];
  // One order for everybody, so that two people who move the same applications never wait for each other.
  for (const { id, from } of ticks.toSorted((tick, other) => (tick.id < other.id ? -1 : 1))) {
    const result = await moveWithAppointment(context, actor, id, { ...move, from });
    results.push({ id, outcome: result.ok ? "moved" : result.reason });
  }
  return results;
}
