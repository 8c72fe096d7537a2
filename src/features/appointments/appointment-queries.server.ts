import { and, asc, eq, gt, gte, inArray, lt, sql } from "drizzle-orm";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { isAmong, type NameReader } from "#platform/history/history-nouns.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { Host } from "./appointment-kind.server.ts";
import { type BookedAppointment, isBooked } from "./change-appointment.server.ts";
import { momentIn } from "./read-times.server.ts";
import { type AppointmentRow, appointmentSlots, appointments } from "./tables/appointments.ts";

const busyDays = 60;
const shownBusy = 50;

export interface BusyTime {
  row: BookedAppointment;
  hostName: string;
}

/** Booked appointments of those who can come, of whatever kind, in their order. */
export async function listBusyTimes(
  db: Database,
  hosts: readonly Host[],
  now: Date,
): Promise<BusyTime[]> {
  if (hosts.length === 0) return [];
  const names = new Map(hosts.map(({ id, name }) => [id, name]));
  const rows = await db
    .select()
    .from(appointments)
    .where(
      and(
        inArray(appointments.hostId, [...names.keys()]),
        eq(appointments.state, "booked"),
        gt(appointments.endsAt, now),
        lt(appointments.startsAt, new Date(now.getTime() + busyDays * dayMs)),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(shownBusy);
  return rows.filter(isBooked).map((row) => ({ row, hostName: names.get(row.hostId) ?? "" }));
}

export async function findNameOf(db: Database, accountId: string): Promise<string> {
  const [row] = await db
    .select({ name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.name ?? "";
}

const shownOwn = 200;

/** One's own that are booked from the start of today on, by the company's calendar. */
export async function listOwnBooked(
  db: Database,
  actor: Actor,
  now: Date,
): Promise<BookedAppointment[]> {
  if (!may(actor, "appointments.read")) return [];
  const rows = await db
    .select()
    .from(appointments)
    .where(and(isOwnBooked(actor), gte(appointments.startsAt, startOfToday(now))))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(shownOwn);
  return rows.filter(isBooked);
}

const isOwnBooked = ({ accountId }: Actor) =>
  and(eq(appointments.hostId, accountId), eq(appointments.state, "booked"));

const startOfDay = (day: string): Date =>
  momentIn(company.timeZone, day, "00:00") ?? new Date(`${day}T00:00:00Z`);

const startOfToday = (now: Date): Date => startOfDay(todayIn(company.timeZone, now));

/** Today is that of the company's calendar, and appointments that are already over count. */
export async function listOwnToday(
  db: Database,
  actor: Actor,
  now: Date,
): Promise<BookedAppointment[]> {
  if (!may(actor, "appointments.read")) return [];
  const tomorrow = startOfDay(addDays(todayIn(company.timeZone, now), 1));
  const rows = await db
    .select()
    .from(appointments)
    .where(
      and(
        isOwnBooked(actor),
        gte(appointments.startsAt, startOfToday(now)),
        lt(appointments.startsAt, tomorrow),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(shownOwn);
  return rows.filter(isBooked);
}

/** One's own that wait for their guest, the oldest first, with how many times are still ahead. */
export async function listOwnOffered(
  db: Database,
  actor: Actor,
  now: Date,
): Promise<{ row: AppointmentRow; times: number }[]> {
  if (!may(actor, "appointments.read")) return [];
  const rows = await db
    .select({ row: appointments, times: sql<number>`count(*)::int` })
    .from(appointments)
    .innerJoin(appointmentSlots, eq(appointmentSlots.appointmentId, appointments.id))
    .where(
      and(
        eq(appointments.hostId, actor.accountId),
        eq(appointments.state, "offered"),
        gt(appointmentSlots.startsAt, now),
      ),
    )
    .groupBy(appointments.id)
    .orderBy(asc(appointments.id))
    .limit(shownOwn);
  return rows;
}

/** The history calls an appointment by its guest's name. */
export const readAppointmentNames: NameReader = async (db, ids) => {
  const rows = await db
    .select({ id: appointments.id, name: appointments.guestName })
    .from(appointments)
    .where(isAmong(appointments.id, ids));
  return rows.map(({ id, name }) => [id, { name }]);
};
