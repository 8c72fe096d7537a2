/** Secret addresses of appointments: made for one email each, of which a hash is stored. */
import { eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { newToken, opens, parseToken } from "#platform/identity/tokens.server.ts";
import { listSlots } from "./change-appointment.server.ts";
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

/** A guest can still open the page for so long after the appointment has passed or was called off. */
const daysAfterwards = 30;

/** It ends with its appointment. Times that nobody has picked end with the last of them. */
async function isOver(db: Database, row: AppointmentRow, now: Date): Promise<boolean> {
  const ends = [row.stateSince, ...(row.endsAt === null ? [] : [row.endsAt])];
  if (row.state === "offered")
    ends.push(...(await listSlots(db, row.id)).map(({ endsAt }) => endsAt));
  const last = Math.max(...ends.map((end) => end.getTime()));
  return last + daysAfterwards * dayMs < now.getTime();
}

export const hasLinks = async (
  db: Database,
  { id }: Pick<AppointmentRow, "id">,
): Promise<boolean> =>
  (await db.$count(appointmentLinks, eq(appointmentLinks.appointmentId, id))) > 0;

/** Every link sent so far stops working; an email that leaves later carries a new one. */
export async function deleteAppointmentLinks(
  tx: Transaction,
  { id }: Pick<AppointmentRow, "id">,
): Promise<number> {
  const gone = await tx
    .delete(appointmentLinks)
    .where(eq(appointmentLinks.appointmentId, id))
    .returning({ id: appointmentLinks.id });
  return gone.length;
}

/** @returns undefined for whatever opens nothing */
export async function openAppointmentLink(
  db: Database,
  typed: string | undefined,
  now = new Date(),
): Promise<OpenedAppointment | undefined> {
  const token = parseToken(typed);
  if (token === undefined) return undefined;
  const [row] = await db
    .select({ link: appointmentLinks, appointment: appointments })
    .from(appointmentLinks)
    .innerJoin(appointments, eq(appointments.id, appointmentLinks.appointmentId))
    .where(eq(appointmentLinks.id, token.id));
  if (row === undefined || !opens(token, row.link.secretHash)) return undefined;
  if (await isOver(db, row.appointment, now)) return undefined;
  return { linkId: row.link.id, appointment: row.appointment };
}
