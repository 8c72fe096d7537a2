/**
 * Appointments know nothing of opportunities or applicants: the kind says whom they are with and who may
 * change them, and learns what has happened.
 */
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Permission } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import type { AppointmentKind } from "./appointment-kind-types.ts";
import type { AppointmentRow } from "./tables/appointments.ts";

/** The record that appointments of a kind are about, as it is now. */
export interface AppointmentSubject {
  id: string;
  /** The name staff use for the subject, e.g. that of a company. */
  name: string;
  /** Whom one meets; the email is empty where nobody knows it. */
  guest: { name: string; email: string; language: Language };
  /** The proposed place to meet; empty where nobody knows it. */
  place: string;
  /** The proposed host, until somebody chooses another. */
  hostId: string | null;
  /** False once nothing is to be agreed on any more. */
  isOpen: boolean;
}

export interface AppointmentChange {
  what: "offered" | "booked" | "moved" | "canceled";
  /** The appointment after the change. */
  appointment: AppointmentRow;
  before: AppointmentRow | undefined;
  /** Null for the guest. */
  actorId: string | null;
}

export interface Host {
  id: string;
  name: string;
}

export interface AppointmentKindDefinition<Kind extends AppointmentKind = AppointmentKind> {
  name: Kind;
  /** The right to see appointments of this kind, and the right to make, move and cancel them. */
  read: Permission;
  change: Permission;
  /** Its page in the office. */
  pathOf(subjectId: string): string;
  texts(language: Language): {
    /** The guest's name for the meeting, e.g. `Walk-through of your building`. */
    title: string;
    /** A sentence that says why the guest is invited. */
    lead: string;
    /** The title of the entry in calendars of staff. */
    ofSubject(values: { subject: string }): string;
  };
  findSubject(db: Database | Transaction, id: string): Promise<AppointmentSubject | undefined>;
  /** Holds the subject until the transaction ends: its appointments are changed one after another. */
  lockSubject(tx: Transaction, id: string): Promise<AppointmentSubject | undefined>;
  /** Lists possible hosts, for an actor who may see appointments of this kind. */
  listHosts(db: Database | Transaction, actor: Actor): Promise<readonly Host[]>;
  isHost(tx: Transaction, accountId: string): Promise<boolean>;
  /** A sentence that says why a message to the guest is not sent; undefined if it can be. */
  noteProblem?(
    db: Database | Transaction,
    subjectId: string,
    note: string,
    language: Language,
  ): Promise<string | undefined>;
  /** Runs in the transaction of the change, e.g. to move the subject on. */
  follow(tx: Transaction, change: AppointmentChange): Promise<void>;
  /** An email to the guest was given up: whoever cares about the subject is told. */
  afterFailedEmail(tx: Transaction, appointment: AppointmentRow): Promise<void>;
}

/** A kind that a feature declares and does not define does not compile. */
export type AppointmentKindDefinitions = {
  readonly [Kind in AppointmentKind]: AppointmentKindDefinition<Kind>;
};
