import { and, eq, inArray, notExists, type SQLWrapper } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/client.ts";
import type { AppointmentKind } from "./appointment-kind-types.ts";
import { appointments } from "./tables/appointments.ts";

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
    const left = db
      .select({ id })
      .from(appointments)
      .where(and(eq(appointments.kind, kind), notExists(subjectOf(subjectId))))
      .limit(atATime);
    const gone = await db.delete(appointments).where(inArray(id, left)).returning({ id });
    deleted += gone.length;
    if (gone.length < atATime) return deleted;
  }
}
