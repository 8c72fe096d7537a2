export interface DeviceFacts {
  /** E.g. `Chrome on Windows`. */
  device: string;
}

type Nothing = Record<string, never>;

/** The account whose rights decide, when the email leaves, what it may tell. */
interface ForAccount {
  accountId: string;
}

export type InspectionNews = "finished" | "re-inspected" | "signed" | "remarked";

interface VisitChange {
  /** The kind by which the reader chooses emails; absent in what earlier versions queued. */
  kind?: "visit-soon" | "visit-changed";
}

export type WorkOrderUpdate =
  | "acknowledged"
  /** To the person who is to do it. */
  | "assigned"
  | "held"
  | "finished"
  | "declined"
  | "commented"
  /** A visit of its own. */
  | "visit-planned"
  | "reopened";

/** Parameters beyond the record of the email. Stored in the database: never a secret. */
export interface EmailData {
  "quote-received-office": Nothing;
  "quote-received-visitor": Nothing;
  "contact-message-received-office": Nothing;
  "contact-message-received-visitor": Nothing;
  "application-received-office": Nothing;
  "application-received-applicant": Nothing;
  "newsletter-confirmation": Nothing;
  "newsletter-welcome": Nothing;
  "account-invitation": { invitedBy: string | undefined };
  "password-reset": Nothing;
  "password-changed": DeviceFacts;
  "email-change-confirmation": { newEmail: string };
  "email-change-notice": { newEmail: string; step: "requested" | "done" } & DeviceFacts;
  "new-device": DeviceFacts;
  "sign-in-failures": Nothing;
  "two-factor-changed": { change: "on" | "off" | "recovery-code-used" } & DeviceFacts;
  "unread-messages": { accountId: string };
  /** For the people it concerns: what they may see is checked again when it leaves. */
  "visit-missed": { accountId: string };
  /** Cancelled, taken back or moved by a person. */
  "visit-changed": ForAccount & { event: "cancelled" | "reinstated" | "changed" } & VisitChange;
  /** Several visits at once, by an edit of their series. */
  "schedule-changed": ForAccount & {
    facilityId: string;
    count: number;
    from: string;
  } & VisitChange;
  /** @see queueDigests */
  "daily-digest": ForAccount & { date: string };
  /** To administrators of a client: one was issued, or is overdue. */
  invoice: ForAccount & { event: "issued" | "overdue" };
  /** To a client's person: last month in sentences. */
  "monthly-report": ForAccount;
  /** The report of one facility, before it opens; moments are in milliseconds. */
  "morning-report": ForAccount & { date: string; since: number; dueAt: number };
  /** To a client's person: a finished work order, or a quarter of a facility. */
  "feedback-question": ForAccount;
  /** To the account manager, of an answer from 0 to 6. */
  "feedback-low": ForAccount;
  /** To the other side, of what was done with an inspection. */
  "inspection-news": ForAccount & {
    event: InspectionNews;
    by: string;
    text: string | undefined;
  };
  /** For whoever looks after the client: a disputed rating of an inspection. */
  "inspection-disputed": ForAccount & { remarkId: string };
  /** To the supervisor: what the crew on site has to say. */
  "visit-note": ForAccount & { noteId: string };
  "passkey-changed": { change: "added" | "removed"; passkey: string } & DeviceFacts;
  /** To staff: somebody asked for work. */
  "work-order-received": ForAccount;
  /** To whoever asked, or to staff whom a client answers. */
  "work-order-update": ForAccount & { event: WorkOrderUpdate; commentId: string | undefined };
  /** For the client's administrators, or whoever offered it. */
  "work-order-price": ForAccount & { event: "price-offered" | "price-accepted" };
  /** To the client's people: a document, or its next version. */
  "document-added": ForAccount & { version: number };
  /** To both sides. @see remindOfEnds */
  "document-ends": ForAccount & { validUntil: string; isOver: boolean };
  /** To both sides: a copy is lost, or a code is known to others. */
  "key-lost": ForAccount & { issueId: string };
  /** To somebody without an account, who asked to be told. */
  "occupant-report-closed": { outcome: "done" | "declined" };
  /** To staff: three quarters of the time are over, or all of it. */
  "work-order-alarm": ForAccount & {
    alarm: "warned" | "breached";
    clock: "response" | "resolution";
  };
}

export type EmailMessage = keyof EmailData;

export type EmailSubject =
  | "account"
  | "application"
  | "contact-message"
  | "document"
  | "facility"
  | "feedback"
  | "inspection"
  | "invoice"
  | "key"
  | "lead"
  | "monthly-report"
  | "newsletter-signup"
  | "occupant-report"
  | "subscriber"
  | "thread"
  | "visit"
  | "visit-series"
  | "work-order";

export type NewEmail = {
  [Message in EmailMessage]: {
    message: Message;
    /** `office`: the address in the configuration. */
    to: string | { office: true };
    about: { kind: EmailSubject; id: string } | undefined;
    data: EmailData[Message];
    /** While an email with this key exists, no other is queued. */
    key?: string;
  };
}[EmailMessage];
