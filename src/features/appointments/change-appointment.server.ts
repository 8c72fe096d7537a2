/** Every change locks subject, appointment and host in this order, and then writes history and emails. */
import { and, asc, desc, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { FieldChanges } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { AppointmentKindDefinition, AppointmentSubject } from "./appointment-kind.server.ts";
import { type AppointmentState, noticeMs } from "./appointment-types.ts";
import type { TimeRange } from "./read-times.server.ts";
import {
  type AppointmentRow,
  type AppointmentSlotRow,
  appointmentSlots,
  appointments,
} from "./tables/appointments.ts";

export interface LockedSubject {
  subject: AppointmentSubject;
  /** The one that counts. */
  latest: AppointmentRow | undefined;
}

/** Everybody locks the subject first, so that nobody waits for somebody who waits for them. */
export async function lockSubject(
  tx: Transaction,
  kind: AppointmentKindDefinition,
  subjectId: string,
): Promise<LockedSubject | undefined> {
  const subject = await kind.lockSubject(tx, subjectId);
  if (subject === undefined) return undefined;
  return { subject, latest: await findLatest(tx, kind, subjectId) };
}

export async function findLatest(
  db: Database | Transaction,
  { name }: Pick<AppointmentKindDefinition, "name">,
  subjectId: string,
): Promise<AppointmentRow | undefined> {
  const [row] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.kind, name), eq(appointments.subjectId, subjectId)))
    // Only the database's clock orders them: ids are made by each process's own clock, and clocks get reset.
    .orderBy(desc(appointments.madeAt), desc(appointments.id))
    .limit(1);
  return row;
}

/** Arbitrary number that no other lock uses. */
const hostLock = 7_236_419;

/** Makes one of two people wait who book the same host at the same moment. */
export async function lockHost(tx: Transaction, hostId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${hostLock}, hashtext(${hostId}))`);
}

const overlaps = (one: TimeRange, other: TimeRange): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** A booked appointment, which has a time. */
export type BookedAppointment = AppointmentRow & TimeRange;

export const isBooked = (row: AppointmentRow): row is BookedAppointment =>
  row.state === "booked" && row.startsAt !== null && row.endsAt !== null;

/** Times wait for an answer, or a booked one has not begun. */
export const isCancelable = (row: AppointmentRow, now: Date): boolean =>
  row.state === "offered" || (isBooked(row) && row.startsAt > now);

/** Booked appointments of the host that overlap one of the spans, in their order. */
export async function findClashes(
  db: Database | Transaction,
  { hostId, exceptId }: { hostId: string; exceptId: string | undefined },
  spans: readonly TimeRange[],
): Promise<BookedAppointment[]> {
  if (spans.length === 0) return [];
  const first = new Date(Math.min(...spans.map(({ startsAt }) => startsAt.getTime())));
  const last = new Date(Math.max(...spans.map(({ endsAt }) => endsAt.getTime())));
  const rows = await db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.hostId, hostId),
        eq(appointments.state, "booked"),
        lt(appointments.startsAt, last),
        gt(appointments.endsAt, first),
        exceptId === undefined ? undefined : ne(appointments.id, exceptId),
      ),
    )
    .orderBy(asc(appointments.startsAt));
  return rows.filter(isBooked).filter((row) => spans.some((span) => overlaps(span, row)));
}

export const clashesOf = (
  span: TimeRange,
  booked: readonly BookedAppointment[],
): readonly BookedAppointment[] => booked.filter((row) => overlaps(span, row));

export async function findById(
  db: Database | Transaction,
  id: string,
): Promise<AppointmentRow | undefined> {
  const [row] = await db.select().from(appointments).where(eq(appointments.id, id));
  return row;
}

/** All times that were offered, the earliest first; some may no longer be free. */
export const listSlots = (
  db: Database | Transaction,
  appointmentId: string,
): Promise<AppointmentSlotRow[]> =>
  db
    .select()
    .from(appointmentSlots)
    .where(eq(appointmentSlots.appointmentId, appointmentId))
    .orderBy(asc(appointmentSlots.startsAt));

/** Slots of an appointment that its guest can pick at this moment, in their order. */
export async function listFreeSlots(
  db: Database | Transaction,
  { id, hostId }: AppointmentRow,
  now: Date,
): Promise<AppointmentSlotRow[]> {
  const slots = (await listSlots(db, id)).filter((slot) => isChangeable(slot, now));
  const booked = await findClashes(db, { hostId, exceptId: id }, slots);
  return slots.filter((slot) =>
    clashesOf(slot, booked).every((clash) => slot.acceptedClashes.includes(clash.id)),
  );
}

/** A standing depends on the moment: a booked appointment ends by itself, and offered times expire. */
export type AppointmentStanding = AppointmentState | "expired" | "over";

export function standingOf(
  row: Pick<AppointmentRow, "state" | "endsAt">,
  freeSlots: readonly unknown[],
  now = new Date(),
): AppointmentStanding {
  if (row.state === "offered" && freeSlots.length === 0) return "expired";
  if (row.state === "booked" && row.endsAt !== null && row.endsAt <= now) return "over";
  return row.state;
}

/** The guest may move or cancel it only while this is true. */
export const isChangeable = ({ startsAt }: Pick<TimeRange, "startsAt">, now: Date): boolean =>
  startsAt.getTime() - now.getTime() > noticeMs;

export const changeableUntil = ({ startsAt }: Pick<TimeRange, "startsAt">): Date =>
  new Date(startsAt.getTime() - noticeMs);

interface AppointmentEvent {
  kind: HistoryKindOf<"appointment">;
  /** Null for the guest. */
  actorId: string | null;
  change: FieldChanges;
  /** This moment without it. */
  at?: Date | undefined;
}

export async function recordAppointmentEvent(
  tx: Transaction,
  { id }: Pick<AppointmentRow, "id">,
  { at, ...event }: AppointmentEvent,
): Promise<void> {
  const when = at === undefined ? {} : { at };
  await recordHistory(tx, { ...event, ...when, recordKind: "appointment", recordId: id });
}

export const historyFields = ({
  state,
  startsAt,
  endsAt,
  hostId,
  place,
  timeZone,
  note,
  guestNote,
}: AppointmentRow) => ({ state, startsAt, endsAt, hostId, place, timeZone, note, guestNote });
