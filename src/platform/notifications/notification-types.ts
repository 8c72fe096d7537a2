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
    label: same("Work orders assigned to you"),
  },
  "work-order-progress": {
    roles: [...clients, ...directors, "crew-lead"],
    usual: "at-once",
    choices: emailChoices,
    label: {
      client: "Your work orders: taken on, on hold, done or declined",
      staff: "Your work orders: taken on, on hold, done, declined or reopened",
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
    label: same("Work orders that are late or nearly late"),
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
    label: same("Visits in the next 24 hours that are canceled or moved"),
  },
  "visit-changed": {
    roles: [...clients, ...accountTeam],
    usual: "daily",
    choices: emailChoices,
    label: same("Later visits that are canceled or moved"),
  },
  "visit-note": {
    roles: accountTeam,
    usual: "at-once",
    choices: emailChoices,
    label: same("Notes from crews about their visits"),
  },
  inspection: {
    roles: [...clients, ...accountTeam],
    usual: "daily",
    choices: emailChoices,
    label: {
      client: "Finished inspections, and replies to what you wrote",
      staff: "Inspections that clients sign or write about",
    },
  },
  "inspection-dispute": {
    roles: accountTeam,
    usual: "at-once",
    choices: emailChoices,
    label: same("Inspection ratings that clients dispute"),
  },
  message: {
    roles: [...clients, ...directors],
    usual: "at-once",
    choices: emailChoices,
    label: same("Messages you haven’t read for ten minutes"),
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
    label: same("Documents that expire soon or have expired"),
  },
  malware: {
    roles: ["administrator", "account-manager"],
    usual: "daily",
    choices: ["daily", "off"],
    label: same("Malware found in files already uploaded"),
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
      client: "Feedback requests (at most one email a week)",
      staff: "Low feedback from clients (0 to 6)",
    },
  },
  invoice: {
    roles: ["client-administrator"],
    usual: "at-once",
    choices: emailChoices,
    label: same("Invoices, and reminders when one is overdue"),
  },
  price: {
    roles: ["client-administrator", "administrator", "account-manager"],
    usual: "at-once",
    choices: emailChoices,
    label: {
      client: "Prices we offer for extra work",
      staff: "Prices for extra work that clients accept",
    },
  },
  "monthly-report": {
    roles: clients,
    usual: "at-once",
    choices: emailChoices,
    label: same("Monthly report, on the first business day"),
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
