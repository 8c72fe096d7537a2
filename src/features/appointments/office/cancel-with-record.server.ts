/** Closing a record offers to cancel its appointment in the same step; the using feature has the form. */
import type { PgBoss } from "pg-boss";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { AppointmentKindDefinition } from "../appointment-kind.server.ts";
import { describeTime } from "../appointment-times.ts";
import { findLatest, isCancelable } from "../change-appointment.server.ts";
import { closingMessages } from "../closing/messages.ts";
import { cancelWithSubject } from "../write-appointment.server.ts";

/** Undefined if there is nothing to cancel, or this actor may not cancel it. */
export async function readCancelable(
  db: Database | Transaction,
  kind: AppointmentKindDefinition,
  actor: Actor,
  subjectId: string,
): Promise<{ label: string; help: string } | undefined> {
  if (!may(actor, kind.change)) return undefined;
  const row = await findLatest(db, kind, subjectId);
  if (row === undefined || !isCancelable(row, new Date())) return undefined;
  const { language } = actor;
  const closing = closingMessages(language);
  const { startsAt, endsAt, timeZone, guestName: guest, guestEmail } = row;
  const label =
    startsAt === null || endsAt === null
      ? closing.withdraw
      : closing.cancel({ time: describeTime({ startsAt, endsAt, timeZone }, language) });
  const help = guestEmail === "" ? closing.call({ guest }) : closing.told({ guest });
  return { label, help };
}

export type Cancelable = NonNullable<Awaited<ReturnType<typeof readCancelable>>>;

/** It runs in the transaction that closes the record, so that neither happens alone. */
export async function cancelWithRecord(
  tx: Transaction,
  { kind, queue, actor }: { kind: AppointmentKindDefinition; queue: PgBoss; actor: Actor },
  subjectId: string,
): Promise<void> {
  if (!may(actor, kind.change) || (await kind.lockSubject(tx, subjectId)) === undefined) return;
  await cancelWithSubject(tx, { kind, queue, actorId: actor.accountId }, subjectId);
}
