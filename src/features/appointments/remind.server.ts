/** Reminds a guest of the booked time once, a day before. */
import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Database } from "#platform/database/client.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { dayMs, hourMs } from "#platform/format/durations.ts";
import { appointments } from "./tables/appointments.ts";

/** A server that was away for the day reminds nobody of what begins within the hour. */
const leastMs = hourMs;

/** Several processes may run it at the same time. @returns how many were reminded */
export async function remindOfAppointments(
  { db, queue }: { db: Database; queue: PgBoss },
  now: Date,
): Promise<number> {
  const { id, state, startsAt, stateSince, remindedAt } = appointments;
  const isDue = and(
    eq(state, "booked"),
    isNull(remindedAt),
    gt(startsAt, new Date(now.getTime() + leastMs)),
    lte(startsAt, new Date(now.getTime() + dayMs)),
    // Whoever has booked so late knows it.
    sql`${stateSince} <= ${startsAt} - interval '24 hours'`,
  );
  const due = await db.select({ id }).from(appointments).where(isDue);
  let reminded = 0;
  for (const one of due) {
    const isDone = await db.transaction(async (tx) => {
      const [row] = await tx
        .update(appointments)
        .set({ remindedAt: now })
        .where(and(eq(id, one.id), isDue))
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
