/** Secret addresses of appointments: made for one email each, of which a hash is stored. */
import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { newToken, opens, parseToken } from "#platform/identity/tokens.server.ts";
import { type AppointmentRow, appointmentLinks, appointments } from "./tables/appointments.ts";

export const appointmentPath = (token: string): string => `/appointment/${token}`;

/** @returns the path that opens it, in the guest's language for a browser that has chosen none */
export async function makeAppointmentLink(
  db: Database,
  { id: appointmentId, language }: Pick<AppointmentRow, "id" | "language">,
): Promise<string> {
  const { id, token, secretHash } = newToken();
  await db.insert(appointmentLinks).values({ id, appointmentId, secretHash });
  return `${appointmentPath(token)}?language=${language}`;
}

export interface OpenedAppointment {
  linkId: string;
  appointment: AppointmentRow;
}

/** @returns undefined for whatever opens nothing */
export async function openAppointmentLink(
  db: Database,
  typed: string | undefined,
): Promise<OpenedAppointment | undefined> {
  const token = parseToken(typed);
  if (token === undefined) return undefined;
  const [found] = await db
    .select({ link: appointmentLinks, appointment: appointments })
    .from(appointmentLinks)
    .innerJoin(appointments, eq(appointments.id, appointmentLinks.appointmentId))
    .where(eq(appointmentLinks.id, token.id));
  if (found === undefined || !opens(token, found.link.secretHash)) return undefined;
  return { linkId: found.link.id, appointment: found.appointment };
}
