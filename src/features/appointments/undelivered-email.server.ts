import { eq } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { appointmentKinds } from "#features/appointment-kinds.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import type { EmailRow } from "#platform/email/tables/emails.ts";
import { appointments } from "./tables/appointments.ts";

/** An email to the guest was given up: no mail server takes it. */
export async function afterFailedAppointmentEmail(
  tx: Transaction,
  _: PgBoss,
  { aboutId }: EmailRow,
): Promise<void> {
  const [appointment] = await tx
    .select()
    .from(appointments)
    .where(eq(appointments.id, aboutId ?? ""));
  if (appointment === undefined) return;
  await appointmentKinds[appointment.kind].afterFailedEmail(tx, appointment);
}
