import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import type { Language } from "#platform/language/language.ts";
import type { AppointmentKind } from "../appointment-kind-types.ts";
import type { AppointmentState } from "../appointment-types.ts";

/**
 * A meeting of one of us with a guest, from the times on offer until it took place. A subject may have had
 * several: the latest counts.
 */
export const appointments = pgTable(
  "appointments",
  {
    id: uuid().primaryKey(),
    kind: text().$type<AppointmentKind>().notNull(),
    /** Id of a record of the feature that declares the kind. */
    subjectId: uuid("subject_id").notNull(),
    /** The person from our company who comes. */
    hostId: accountReference("host_id").notNull(),
    guestName: text("guest_name").notNull(),
    /** Empty where nobody knows it: the guest is told by telephone. */
    guestEmail: text("guest_email").notNull(),
    language: text().$type<Language>().notNull(),
    place: text().notNull(),
    /** IANA name of the place's time zone. */
    timeZone: text("time_zone").notNull(),
    state: text().$type<AppointmentState>().notNull(),
    stateSince: timestamptz("state_since").notNull().default(sql`clock_timestamp()`),
    /** Null until a time is booked; it stays when the appointment is canceled. */
    startsAt: timestamptz("starts_at"),
    endsAt: timestamptz("ends_at"),
    /** Goes up with each booking, move and cancellation: who acts on an older page is told. */
    revision: integer().notNull().default(0),
    /** The office's latest message to the guest. */
    note: text().notNull().default(""),
    /** Language of the office's message: the one its writer chose, or else the writer's own. */
    noteLanguage: text("note_language").$type<Language>(),
    /** The guest's message on canceling, in the guest's language. */
    guestNote: text("guest_note").notNull().default(""),
    isCanceledByGuest: boolean("is_canceled_by_guest").notNull().default(false),
    /** The moment at which the reminder of the booked time was queued. */
    remindedAt: timestamptz("reminded_at"),
    madeBy: accountReference("made_by").notNull(),
    madeAt: timestamptz("made_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index("appointments_subject").on(table.kind, table.subjectId, table.id),
    index("appointments_host").on(table.hostId, table.startsAt).where(sql`state = 'booked'`),
    index("appointments_offered").on(table.hostId).where(sql`state = 'offered'`),
    index("appointments_starting").on(table.startsAt).where(sql`state = 'booked'`),
    check("appointments_state_known", sql`state in ('offered', 'booked', 'canceled', 'replaced')`),
    check("appointments_booked", sql`state <> 'booked' or starts_at is not null`),
    check(
      "appointments_in_order",
      sql`(starts_at is null) = (ends_at is null) and ends_at > starts_at`,
    ),
  ],
);

/** The times of which a guest picks one. */
export const appointmentSlots = pgTable(
  "appointment_slots",
  {
    id: uuid().primaryKey(),
    appointmentId: uuid("appointment_id")
      .notNull()
      .references(() => appointments.id, { onDelete: "cascade" }),
    startsAt: timestamptz("starts_at").notNull(),
    endsAt: timestamptz("ends_at").notNull(),
    /** Ids of booked appointments that it overlaps, as whoever offered it has confirmed. */
    acceptedClashes: jsonb("accepted_clashes").$type<readonly string[]>().notNull().default([]),
  },
  (table) => [
    unique("appointment_slots_start").on(table.appointmentId, table.startsAt),
    check("appointment_slots_in_order", sql`ends_at > starts_at`),
  ],
);

/** Secret addresses: each email has one of its own. */
export const appointmentLinks = pgTable(
  "appointment_links",
  {
    id: uuid().primaryKey(),
    appointmentId: uuid("appointment_id")
      .notNull()
      .references(() => appointments.id, { onDelete: "cascade" }),
    /** The secret itself is in the email alone. */
    secretHash: text("secret_hash").notNull(),
    madeAt: timestamptz("made_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("appointment_links_appointment").on(table.appointmentId)],
);

export type AppointmentRow = typeof appointments.$inferSelect;
export type AppointmentSlotRow = typeof appointmentSlots.$inferSelect;
