/** Reminds a guest of the booked time once, a day before. */
import { and, eq, gt, inArray, isNull, lte, notExists, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { appointmentKinds } from "#features/appointment-kinds.server.ts";
import type { Database } from "#platform/database/client.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { dayMs, hourMs } from "#platform/format/durations.ts";
import { type ClockJob, hourSeconds, workByClock } from "#platform/jobs/clock-job.server.ts";
import type { AppointmentKind } from "./appointment-kind-types.ts";
import { appointments } from "./tables/appointments.ts";

/** A server that was away for the day reminds nobody of what begins within the hour. */
const minNoticeMs = hourMs;

/** Several processes may run it at the same time. @returns how many were reminded */
export async function remindOfAppointments(
  { db, queue }: { db: Database; queue: PgBoss },
  now: Date,
): Promise<number> {
  const { id, kind, subjectId, state, startsAt, stateSince, remindedAt } = appointments;
  const isDue = and(
    eq(state, "booked"),
    isNull(remindedAt),
    gt(startsAt, new Date(now.getTime() + minNoticeMs)),
    lte(startsAt, new Date(now.getTime() + dayMs)),
    // Whoever booked within the last 24 hours before it needs no reminder.
    sql`${stateSince} <= ${startsAt} - interval '24 hours'`,
  );
  const due = await db.select({ id, kind, subjectId }).from(appointments).where(isDue);
  let reminded = 0;
  for (const appointment of due) {
    const isDone = await db.transaction(async (tx) => {
      // A closed subject is only skipped: if it is reopened in time, its guest still gets the reminder.
      const subject = await appointmentKinds[appointment.kind].findSubject(
        tx,
        appointment.subjectId,
      );
      if (!subject?.isOpen) return false;
      const [row] = await tx
        .update(appointments)
        .set({ remindedAt: now })
        .where(and(eq(id, appointment.id), isDue))
        .returning();
      if (row === undefined || row.guestEmail === "") return false;
      const { revision } = row;
      await queueEmails(tx, queue, [
        {
          message: "appointment-reminder",
          to: row.guestEmail,
          about: { kind: "appointment", id: row.id },
          data: { revision },
          key: `appointment-reminder:${row.id}:${revision}`,
        },
      ]);
      return true;
    });
    if (isDone) reminded += 1;
  }
  return reminded;
}

/** Looks for appointments that begin within a day. */
export const appointmentReminderJob: ClockJob = {
  name: "appointment-reminders",
  times: "*/10 * * * *",
  pollingIntervalSeconds: 10,
  expireInSeconds: 300,
  deleteAfterSeconds: hourSeconds,
};

export const workOnAppointments = (queue: PgBoss, db: Database, log: Logger): Promise<void> =>
  workByClock(queue, appointmentReminderJob, async () => {
    const reminded = await remindOfAppointments({ db, queue }, new Date());
    if (reminded > 0) log.info({ reminded }, "appointments that begin within a day");
  });

/** Rows per statement: it ends within its limit, and other statements run in between. */
const atATime = 1_000;

/**
 * Appointments go with what they were about.
 * @param subjectOf a query of the subject whose id the column holds
 */
export async function deleteLeftAppointments(
  db: Database,
  kind: AppointmentKind,
  subjectOf: (subjectId: PgColumn) => SQLWrapper,
): Promise<number> {
  const { id, subjectId } = appointments;
  for (let deleted = 0; ; ) {
    const leftFiles = db
      .select({ id })
      .from(appointments)
      .where(and(eq(appointments.kind, kind), notExists(subjectOf(subjectId))))
      .limit(atATime);
    const gone = await db.delete(appointments).where(inArray(id, leftFiles)).returning({ id });
    deleted += gone.length;
    if (gone.length < atATime) return deleted;
  }
}
