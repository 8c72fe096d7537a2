import { eq } from "drizzle-orm";
import { appointmentKinds } from "#features/appointment-kinds.server.ts";
import type { Database } from "#platform/database/client.ts";
import { momentOf } from "#platform/document/moment.ts";
import type { ForAccount, NoData } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { appointmentCalendar } from "../appointment-calendar.server.ts";
import type { AppointmentKindDefinition } from "../appointment-kind.server.ts";
import { makeAppointmentLink } from "../appointment-links.server.ts";
import { describeTime } from "../appointment-times.ts";
import { changeableUntil, findById, listFreeSlots } from "../change-appointment.server.ts";
import type { TimeRange } from "../read-times.server.ts";
import type { AppointmentRow } from "../tables/appointments.ts";
import {
  appointmentBooked,
  appointmentBookedForStaff,
  appointmentCanceled,
  appointmentCanceledForStaff,
  appointmentOffered,
  appointmentReminder,
} from "./appointment-messages.ts";

/** An appointment that has changed again has another email. */
interface OfRevision {
  revision: number;
}

/** Moments as ISO 8601. */
interface FormerTime {
  startsAt: string;
  endsAt: string;
  timeZone: string;
}

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    "appointment-offered": NoData;
    "appointment-booked": OfRevision;
    "appointment-canceled": OfRevision;
    "appointment-reminder": OfRevision;
    "appointment-booked-staff": ForAccount & OfRevision;
    /**
     * A host who was replaced gets it too.
     * @param former when that host was to come; absent where nobody was replaced, and in what earlier
     *   versions queued
     */
    "appointment-canceled-staff": ForAccount & OfRevision & { former?: FormerTime | undefined };
  }
  interface EmailSubjects {
    appointment: true;
  }
  interface NotDueReasons {
    "appointment-changed-since": true;
    "appointment-record-closed": true;
  }
}

type AppointmentMessage =
  | "appointment-offered"
  | "appointment-booked"
  | "appointment-canceled"
  | "appointment-reminder"
  | "appointment-booked-staff"
  | "appointment-canceled-staff";

const changedSince = { notDue: "appointment-changed-since" } as const;

interface AppointmentForEmail {
  row: AppointmentRow;
  kind: AppointmentKindDefinition;
  host: { name: string; email: string };
}

async function find(db: Database, id: string | null): Promise<AppointmentForEmail | undefined> {
  const row = await findById(db, id ?? "");
  if (row === undefined) return undefined;
  const [host] = await db
    .select({ name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, row.hostId));
  return host && { row, kind: appointmentKinds[row.kind], host };
}

const isTimed = (row: AppointmentRow): row is AppointmentRow & TimeRange =>
  row.startsAt !== null && row.endsAt !== null;

const readFormerTime = ({ startsAt, endsAt, timeZone }: FormerTime) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  timeZone,
});

/** Each attempt has a link of its own, as its secret is in the email alone. */
const toGuest = async (db: Database, origin: string, { row, kind, host }: AppointmentForEmail) => ({
  language: row.language,
  name: row.guestName,
  address: origin + (await makeAppointmentLink(db, row)),
  title: kind.texts(row.language).title,
  place: row.place,
  host: host.name,
  note: row.note,
  noteLanguage: row.noteLanguage,
});

const timeFor = (row: AppointmentRow & TimeRange, language: AppointmentRow["language"]) => ({
  time: describeTime(row, language),
  until: momentOf(changeableUntil(row), language, row.timeZone).full,
});

const attendees = ({ row, host }: AppointmentForEmail) => [
  ...(row.guestEmail === "" ? [] : [{ name: row.guestName, email: row.guestEmail }]),
  host,
];

const replyTo = ({ host }: AppointmentForEmail) => ({ name: host.name, address: host.email });

const calendarFor = (
  appointment: AppointmentForEmail,
  row: AppointmentRow & TimeRange,
  method: "REQUEST" | "CANCEL",
  {
    title,
    text,
    address,
  }: {
    title: string;
    /** Plain text. */
    text: string;
    address: string;
  },
) =>
  appointmentCalendar(row, {
    method,
    summary: title,
    description: text,
    address,
    attendees: attendees(appointment),
  });

async function toHost(
  { db, origin }: { db: Database; origin: string },
  { row, kind }: AppointmentForEmail,
  accountId: string,
) {
  const actor = await findActorOf(db, accountId);
  const subject = await kind.findSubject(db, row.subjectId);
  if (actor === undefined || subject === undefined || !may(actor, kind.read)) return undefined;
  const { language, name, email } = actor;
  return {
    email,
    mail: {
      language,
      name,
      address: origin + kind.pathOf(row.subjectId),
      title: kind.texts(language).ofSubject({ subject: subject.name }),
      place: row.place,
      guest: row.guestName,
    },
  };
}

export const appointmentEmails: Renderers<AppointmentMessage> = {
  async "appointment-offered"({ db, origin }, { aboutId }) {
    const appointment = await find(db, aboutId);
    if (appointment === undefined) return undefined;
    const { row, kind } = appointment;
    const free = row.state === "offered" ? await listFreeSlots(db, row, new Date()) : [];
    if (free.length === 0) return changedSince;
    const { language, timeZone } = row;
    const message = await appointmentOffered({
      ...(await toGuest(db, origin, appointment)),
      lead: kind.texts(language).lead,
      times: free.map((slot) => describeTime({ ...slot, timeZone }, language)),
    });
    return { ...message, replyTo: replyTo(appointment) };
  },
  async "appointment-booked"({ db, origin }, { aboutId, data }) {
    const appointment = await find(db, aboutId);
    if (appointment === undefined) return undefined;
    const { row } = appointment;
    if (row.revision !== data.revision || !isTimed(row)) return changedSince;
    const mail = await toGuest(db, origin, appointment);
    const message = await appointmentBooked({
      ...mail,
      ...timeFor(row, row.language),
      isMoved: row.revision > 1,
    });
    const calendar = calendarFor(appointment, row, "REQUEST", { ...mail, text: mail.address });
    return { ...message, calendar, replyTo: replyTo(appointment) };
  },
  async "appointment-canceled"({ db, origin }, { aboutId, data }) {
    const appointment = await find(db, aboutId);
    if (appointment === undefined) return undefined;
    const { row } = appointment;
    if (row.revision !== data.revision) return changedSince;
    const mail = await toGuest(db, origin, appointment);
    const timed = isTimed(row) ? row : undefined;
    const subject = await appointment.kind.findSubject(db, row.subjectId);
    const message = await appointmentCanceled({
      ...mail,
      time: timed && describeTime(timed, row.language),
      isByGuest: row.isCanceledByGuest,
      isOpen: subject?.isOpen ?? false,
    });
    if (timed === undefined) return { ...message, replyTo: replyTo(appointment) };
    const calendar = calendarFor(appointment, timed, "CANCEL", { ...mail, text: mail.address });
    return { ...message, calendar, replyTo: replyTo(appointment) };
  },
  async "appointment-reminder"({ db, origin }, { aboutId, data }) {
    const appointment = await find(db, aboutId);
    if (appointment === undefined) return undefined;
    const { row } = appointment;
    if (row.state !== "booked" || row.revision !== data.revision || !isTimed(row))
      return changedSince;
    const subject = await appointment.kind.findSubject(db, row.subjectId);
    if (!subject?.isOpen) return { notDue: "appointment-record-closed" };
    const mail = { ...(await toGuest(db, origin, appointment)), ...timeFor(row, row.language) };
    return { ...(await appointmentReminder(mail)), replyTo: replyTo(appointment) };
  },
  async "appointment-booked-staff"(parts, { aboutId, data }) {
    const appointment = await find(parts.db, aboutId);
    const reader = appointment && (await toHost(parts, appointment, data.accountId));
    if (appointment === undefined || reader === undefined) return undefined;
    const { row } = appointment;
    if (row.revision !== data.revision || !isTimed(row)) return changedSince;
    const { mail, email } = reader;
    const message = await appointmentBookedForStaff({
      ...mail,
      time: describeTime(row, mail.language),
      isMoved: row.revision > 1,
    });
    const calendar = calendarFor(appointment, row, "REQUEST", { ...mail, text: mail.address });
    return { ...message, calendar, to: email };
  },
  async "appointment-canceled-staff"(parts, { aboutId, data }) {
    const appointment = await find(parts.db, aboutId);
    const reader = appointment && (await toHost(parts, appointment, data.accountId));
    if (appointment === undefined || reader === undefined) return undefined;
    const { row } = appointment;
    if (!isTimed(row)) return undefined;
    const timed = { ...row, ...(data.former && readFormerTime(data.former)) };
    const isCanceled = row.state === "canceled";
    // This host got the appointment back meanwhile, and another email says so.
    if (!isCanceled && row.hostId === data.accountId) return changedSince;
    const { mail, email } = reader;
    const message = await appointmentCanceledForStaff({
      ...mail,
      time: describeTime(timed, mail.language),
      why: isCanceled ? "canceled" : "handed-over",
      guestNote: isCanceled && row.isCanceledByGuest ? row.guestNote : "",
      guestLanguage: row.language,
    });
    const calendar = calendarFor(appointment, timed, "CANCEL", { ...mail, text: mail.address });
    return { ...message, calendar, to: email };
  },
};
