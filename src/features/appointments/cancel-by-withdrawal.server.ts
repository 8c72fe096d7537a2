import type { PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import type { AppointmentKindDefinition } from "./appointment-kind.server.ts";
import { findLatest, isBooked } from "./change-appointment.server.ts";
import { writeCancellation } from "./write-appointment.server.ts";

/** Whoever has withdrawn comes to no appointment. The caller holds the lock of the subject. */
export async function cancelByWithdrawal(
  tx: Transaction,
  queue: PgBoss,
  kind: AppointmentKindDefinition,
  subjectId: string,
  now = new Date(),
): Promise<void> {
  const latest = await findLatest(tx, kind, subjectId);
  const isAhead = latest !== undefined && isBooked(latest) && latest.startsAt > now;
  if (latest?.state === "offered" || isAhead)
    await writeCancellation(tx, { kind, queue, actorId: null }, latest, "");
}
