/** What people are told, and how: the words of screens and mails, safe for browsers. */

export const emailChoices = ["at-once", "daily", "off"] as const;

/** In the portal or the office it always appears; this is about mail. */
export type EmailChoice = (typeof emailChoices)[number];

interface KindFacts {
  /** Roles to whom it may happen; nobody else is asked about it. */
  roles: readonly string[];
  /** Applies until the person chooses. */
  usual: EmailChoice;
  choices: readonly EmailChoice[];
  label: { client: string; staff: string };
}

const clients = ["client-administrator", "client-member"];
const accountTeam = ["account-manager", "supervisor"];
const directors = ["administrator", ...accountTeam];

const same = (label: string) => ({ client: label, staff: label });

const kinds = {
  "work-order-new": {
    roles: accountTeam,
    usual: "at-once",
    choices: emailChoices,
    label: same("New work orders"),
  },
  "work-order-assigned": {
    roles: [...directors, "crew-lead"],
    usual: "at-once",
    choices: emailChoices,
    label: same("Work orders that are assigned to you"),
  },
  "work-order-progress": {
    roles: [...clients, ...directors, "crew-lead"],
    usual: "at-once",
    choices: emailChoices,
    label: {
      client: "Your work orders: taken on, on hold, done or declined",
      staff: "Work orders of yours: taken on, on hold, done, declined or reopened",
    },
  },
  "work-order-comment": {
    roles: [...clients, ...directors, "crew-lead"],
    usual: "at-once",
    choices: emailChoices,
    label: same("Comments on work orders"),
  },
  "service-level": {
    roles: [...directors, "crew-lead"],
    usual: "at-once",
    choices: emailChoices,
    label: same("Work orders that are late, or nearly"),
  },
  "visit-missed": {
    roles: [...clients, ...accountTeam],
    usual: "at-once",
    choices: emailChoices,
    label: same("Missed visits"),
  },
  // A digest of tomorrow morning would tell of tonight's visit when the night is over.
  "visit-soon": {
    roles: [...clients, ...accountTeam],
    usual: "at-once",
    choices: emailChoices,
    label: same("Visits of the next 24 hours that are cancelled or moved"),
  },
  "visit-changed": {
    roles: [...clients, ...accountTeam],
    usual: "daily",
    choices: emailChoices,
    label: same("Later visits that are cancelled or moved"),
  },
  "visit-note": {
    roles: accountTeam,
    usual: "at-once",
    choices: emailChoices,
    label: same("What crews write from their visits"),
  },
  inspection: {
    roles: [...clients, ...accountTeam],
    usual: "daily",
    choices: emailChoices,
    label: {
      client: "Inspections that are finished, and answers to what you wrote",
      staff: "Inspections: what clients sign or write",
    },
  },
  "inspection-dispute": {
    roles: accountTeam,
    usual: "at-once",
    choices: emailChoices,
    label: same("Ratings of inspections that clients dispute"),
  },
  message: {
    roles: [...clients, ...directors],
    usual: "at-once",
    choices: emailChoices,
    label: same("Messages that you have not read for ten minutes"),
  },
  "document-new": {
    roles: clients,
    usual: "at-once",
    choices: emailChoices,
    label: same("New documents and new versions"),
  },
  "document-ends": {
    roles: ["client-administrator", "administrator", "account-manager"],
    usual: "at-once",
    choices: emailChoices,
    label: same("Documents that end soon, or have ended"),
  },
  malware: {
    roles: ["administrator", "account-manager"],
    usual: "daily",
    choices: ["daily", "off"],
    label: same("Malware in files that had come already"),
  },
  "key-lost": {
    roles: [...clients, ...directors],
    usual: "at-once",
    choices: emailChoices,
    label: same("Lost keys, and codes that others may know"),
  },
  "key-issued": {
    roles: [...directors, "crew-lead"],
    usual: "daily",
    choices: ["daily", "off"],
    label: same("Keys issued to you"),
  },
  feedback: {
    roles: [...clients, "account-manager"],
    usual: "at-once",
    choices: ["at-once", "off"],
    label: {
      client: "Questions how well we did, one mail a week at most",
      staff: "Low feedback of clients (0 to 6)",
    },
  },
  invoice: {
    roles: ["client-administrator"],
    usual: "at-once",
    choices: emailChoices,
    label: same("Invoices, and reminders of what is overdue"),
  },
  price: {
    roles: ["client-administrator", "administrator", "account-manager"],
    usual: "at-once",
    choices: emailChoices,
    label: {
      client: "Prices that we offer for extra work",
      staff: "Prices of extra work that clients accept",
    },
  },
  "monthly-report": {
    roles: clients,
    usual: "at-once",
    choices: emailChoices,
    label: same("Monthly report, on the first working day"),
  },
  "morning-report": {
    roles: clients,
    usual: "at-once",
    choices: ["at-once", "off"],
    label: same("Morning report, before each facility opens"),
  },
} as const satisfies Record<string, KindFacts>;

export type NotificationKind = keyof typeof kinds;

/** By kind; one set of facts for all of them. */
export const notificationKinds: Readonly<Record<NotificationKind, KindFacts>> = kinds;

export const isNotificationKind = (kind: string): kind is NotificationKind =>
  Object.hasOwn(kinds, kind);

export const allNotificationKinds = Object.keys(kinds).filter(isNotificationKind);

export const kindsFor = (role: string): NotificationKind[] =>
  allNotificationKinds.filter((kind) => notificationKinds[kind].roles.includes(role));

/** What a link of a mail switches off: one kind, or all that the daily digest brings. */
export type Unsubscription = NotificationKind | "digest";

/** What a notification leads to. `schedule`: of the facility, where several visits changed at once. */
export const recordKinds = [
  "work-order",
  "visit",
  "schedule",
  "inspection",
  "thread",
  "document",
  "feedback",
  "key",
  "invoice",
  "monthly-report",
] as const;

export type RecordKind = (typeof recordKinds)[number];
