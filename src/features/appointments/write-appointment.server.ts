/** Writes what happens to a locked appointment: the row, its history, its emails, and word to its kind. */
import { and, eq, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { EmailData } from "#platform/email/email-messages.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { changedFields, createdFields } from "#platform/history/field-changes.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { Language } from "#platform/language/language.ts";
import type { AppointmentKindDefinition, AppointmentSubject } from "./appointment-kind.server.ts";
import {
  type BookedAppointment,
  clashesOf,
  findLatest,
  historyFields,
  isBooked,
  isCancelable,
  recordAppointmentEvent,
} from "./change-appointment.server.ts";
import type { TimeRange } from "./read-times.server.ts";
import { type AppointmentRow, appointmentSlots, appointments } from "./tables/appointments.ts";

export interface WriteContext {
  kind: AppointmentKindDefinition;
  /** Undefined where nobody is to get emails. */
  queue: PgBoss | undefined;
  /** Null for the guest. */
  actorId: string | null;
  /** This moment without it. */
  at?: Date | undefined;
}

/** The language is absent if the note stays as it is, or there is none. */
export type AppointmentDetails = Pick<AppointmentRow, "hostId" | "place" | "timeZone" | "note"> &
  Partial<Pick<AppointmentRow, "noteLanguage">>;

interface NewAppointment extends AppointmentDetails {
  subject: AppointmentSubject;
  madeBy: string;
}

async function insertAppointment(
  tx: Transaction,
  { kind, at }: Pick<WriteContext, "kind" | "at">,
  { subject, ...meeting }: NewAppointment,
  state: Pick<AppointmentRow, "state" | "startsAt" | "endsAt" | "revision">,
): Promise<AppointmentRow> {
  const { name: guestName, email: guestEmail, language } = subject.guest;
  const [row] = await tx
    .insert(appointments)
    .values({
      id: newId(),
      kind: kind.name,
      subjectId: subject.id,
      guestName,
      guestEmail,
      language,
      ...meeting,
      ...state,
      ...(at && { madeAt: at, stateSince: at }),
    })
    .returning();
  if (row === undefined) throw new Error("An appointment was not added");
  return row;
}

/**
 * Offers times in place of those that were on offer before.
 * @param booked appointments that the times overlap, as their offerer has confirmed
 */
export async function writeOffer(
  tx: Transaction,
  context: WriteContext,
  { latest, ...made }: NewAppointment & { latest: AppointmentRow | undefined },
  { spans, booked }: { spans: readonly TimeRange[]; booked: readonly BookedAppointment[] },
): Promise<AppointmentRow> {
  const { kind, queue, actorId, at } = context;
  if (latest?.state === "offered") await writeReplaced(tx, context, latest);
  const row = await insertAppointment(tx, context, made, {
    state: "offered",
    startsAt: null,
    endsAt: null,
    revision: 0,
  });
  await tx.insert(appointmentSlots).values(
    spans.map((span) => ({
      id: newId(),
      appointmentId: row.id,
      ...span,
      acceptedClashes: clashesOf(span, booked).map(({ id }) => id),
    })),
  );
  const change = createdFields({ ...historyFields(row), times: spans.length });
  await recordAppointmentEvent(tx, row, { kind: "offered", actorId, change, at });
  if (queue !== undefined)
    await queueEmails(tx, queue, [
      { message: "appointment-offered", to: row.guestEmail, about: aboutOf(row), data: {} },
    ]);
  await kind.follow(tx, { what: "offered", appointment: row, before: latest, actorId });
  return row;
}

const aboutOf = ({ id }: AppointmentRow) => ({ kind: "appointment", id }) as const;

async function writeReplaced(
  tx: Transaction,
  { actorId, at }: WriteContext,
  row: AppointmentRow,
): Promise<void> {
  const set = { state: "replaced", stateSince: at ?? sql`clock_timestamp()` } as const;
  await tx.update(appointments).set(set).where(eq(appointments.id, row.id));
  const change = changedFields({ state: row.state }, { state: "replaced" });
  await recordAppointmentEvent(tx, row, { kind: "replaced", actorId, change, at });
}

/** Books or moves the appointment that there is, or one that nobody was asked about before. */
export async function writeBooking(
  tx: Transaction,
  context: WriteContext,
  to: AppointmentRow | NewAppointment,
  { startsAt, endsAt, ...meeting }: TimeRange & AppointmentDetails,
): Promise<AppointmentRow> {
  const { kind, queue, actorId, at } = context;
  const before = "revision" in to ? to : undefined;
  const span = { startsAt, endsAt };
  const state = { state: "booked", revision: (before?.revision ?? 0) + 1, ...span } as const;
  const row =
    "revision" in to
      ? await updateAppointment(tx, to, { ...meeting, ...state, remindedAt: null }, at)
      : await insertAppointment(tx, context, { ...to, ...meeting }, state);
  if (before !== undefined) await dropOtherSlots(tx, before, row);
  const what = before !== undefined && isBooked(before) ? "moved" : "booked";
  const change =
    before === undefined
      ? createdFields(historyFields(row))
      : changedFields(historyFields(before), historyFields(row));
  await recordAppointmentEvent(tx, row, { kind: what, actorId, change, at });
  const { revision } = row;
  if (queue !== undefined) {
    await queueForGuest(tx, queue, row, "appointment-booked");
    await queueForHost(tx, queue, row, {
      message: "appointment-booked-staff",
      data: { accountId: row.hostId, revision },
    });
    if (before && isBooked(before) && before.hostId !== row.hostId)
      await queueForHost(tx, queue, row, {
        message: "appointment-canceled-staff",
        data: { accountId: before.hostId, revision, former: formerTimeOf(before) },
      });
  }
  await kind.follow(tx, { what, appointment: row, before, actorId });
  return row;
}

/** Times are offered for one person, place, and length: what was not offered so cannot be picked. */
async function dropOtherSlots(
  tx: Transaction,
  before: AppointmentRow,
  after: AppointmentRow,
): Promise<void> {
  const isElsewhere =
    before.hostId !== after.hostId ||
    before.place !== after.place ||
    before.timeZone !== after.timeZone;
  const { appointmentId, startsAt, endsAt } = appointmentSlots;
  const isOfOtherLength = sql`${endsAt} - ${startsAt} <> ${after.endsAt}::timestamptz - ${after.startsAt}::timestamptz`;
  await tx
    .delete(appointmentSlots)
    .where(and(eq(appointmentId, after.id), isElsewhere ? undefined : isOfOtherLength));
}

async function updateAppointment(
  tx: Transaction,
  { id }: AppointmentRow,
  set: Partial<AppointmentRow>,
  at: Date | undefined,
): Promise<AppointmentRow> {
  const [row] = await tx
    .update(appointments)
    .set({ ...set, stateSince: at ?? sql`clock_timestamp()` })
    .where(eq(appointments.id, id))
    .returning();
  if (row === undefined) throw new Error("A locked appointment is gone");
  return row;
}

/**
 * @param words to the guest from the office, or the other way round
 * @param language that they are in, where the office has written them
 */
export async function writeCancellation(
  tx: Transaction,
  { kind, queue, actorId, at }: WriteContext,
  before: AppointmentRow,
  words: string,
  language: Language | null = null,
): Promise<void> {
  const isByGuest = actorId === null;
  const set = {
    state: "canceled",
    revision: before.revision + 1,
    isCanceledByGuest: isByGuest,
    ...(isByGuest ? { guestNote: words } : { note: words, noteLanguage: language }),
  } as const;
  const row = await updateAppointment(tx, before, set, at);
  const change = changedFields(historyFields(before), historyFields(row));
  await recordAppointmentEvent(tx, row, { kind: "canceled", actorId, change, at });
  if (queue !== undefined) {
    await queueForGuest(tx, queue, row, "appointment-canceled");
    // A host has nothing to delete from the calendar unless the time was booked.
    if (isBooked(before))
      await queueForHost(tx, queue, row, {
        message: "appointment-canceled-staff",
        data: { accountId: row.hostId, revision: row.revision },
      });
  }
  await kind.follow(tx, { what: "canceled", appointment: row, before, actorId });
}

/** The host who is replaced knows the appointment by the time that it had. */
const formerTimeOf = ({ startsAt, endsAt, timeZone }: BookedAppointment) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  timeZone,
});

async function queueForGuest(
  tx: Transaction,
  queue: PgBoss,
  row: AppointmentRow,
  message: "appointment-booked" | "appointment-canceled",
): Promise<void> {
  if (row.guestEmail === "") return;
  const { revision, guestEmail: to } = row;
  await queueEmails(tx, queue, [{ message, to, about: aboutOf(row), data: { revision } }]);
}

async function queueForHost(
  tx: Transaction,
  queue: PgBoss,
  row: AppointmentRow,
  email:
    | { message: "appointment-booked-staff"; data: EmailData["appointment-booked-staff"] }
    | { message: "appointment-canceled-staff"; data: EmailData["appointment-canceled-staff"] },
): Promise<void> {
  const [host] = await tx
    .select({ to: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, email.data.accountId));
  if (host === undefined) return;
  await queueEmails(tx, queue, [{ ...email, to: host.to, about: aboutOf(row) }]);
}

/**
 * Nobody meets about what has ended. The caller holds the lock of the subject; without an actor its guest has
 * withdrawn it.
 */
export async function cancelWithSubject(
  tx: Transaction,
  context: WriteContext,
  subjectId: string,
  now = new Date(),
): Promise<void> {
  const latest = await findLatest(tx, context.kind, subjectId);
  if (latest !== undefined && isCancelable(latest, now))
    await writeCancellation(tx, context, latest, "");
}
