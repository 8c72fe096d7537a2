/** What people are told, and how; safe for browsers. */

export const emailChoices = ["at-once", "daily", "off"] as const;

/** In the portal or the office it always appears; this is about mail. */
export type EmailChoice = (typeof emailChoices)[number];

interface KindFacts {
  /** Roles to whom it may happen; nobody else is asked about it. */
  roles: readonly string[];
  /** Applies until the person chooses. */
  usual: EmailChoice;
  choices: readonly EmailChoice[];
}

const clients = ["client-administrator", "client-member"];
const accountTeam = ["account-manager", "supervisor"];
const directors = ["administrator", ...accountTeam];

const kinds = {
  "work-order-new": {
    roles: accountTeam,
    usual: "at-once",
    choices: emailChoices,
  },
  "work-order-assigned": {
    roles: [...directors, "crew-lead"],
    usual: "at-once",
    choices: emailChoices,
  },
  "work-order-progress": {
    roles: [...clients, ...directors, "crew-lead"],
    usual: "at-once",
    choices: emailChoices,
  },
  "work-order-comment": {
    roles: [...clients, ...directors, "crew-lead"],
    usual: "at-once",
    choices: emailChoices,
  },
  "service-level": {
    roles: [...directors, "crew-lead"],
    usual: "at-once",
    choices: emailChoices,
  },
  "visit-missed": {
    roles: [...clients, ...accountTeam],
    usual: "at-once",
    choices: emailChoices,
  },
  // A digest of tomorrow morning would tell of tonight's visit when the night is over.
  "visit-soon": {
    roles: [...clients, ...accountTeam],
    usual: "at-once",
    choices: emailChoices,
  },
  "visit-changed": {
    roles: [...clients, ...accountTeam],
    usual: "daily",
    choices: emailChoices,
  },
  "visit-note": {
    roles: accountTeam,
    usual: "at-once",
    choices: emailChoices,
  },
  inspection: {
    roles: [...clients, ...accountTeam],
    usual: "daily",
    choices: emailChoices,
  },
  "inspection-dispute": {
    roles: accountTeam,
    usual: "at-once",
    choices: emailChoices,
  },
  message: {
    roles: [...clients, ...directors],
    usual: "at-once",
    choices: emailChoices,
  },
  "document-new": {
    roles: clients,
    usual: "at-once",
    choices: emailChoices,
  },
  "document-ends": {
    roles: ["client-administrator", "administrator", "account-manager"],
    usual: "at-once",
    choices: emailChoices,
  },
  malware: {
    roles: ["administrator", "account-manager"],
    usual: "daily",
    choices: ["daily", "off"],
  },
  backups: {
    roles: ["administrator"],
    usual: "at-once",
    choices: emailChoices,
  },
  "key-lost": {
    roles: [...clients, ...directors],
    usual: "at-once",
    choices: emailChoices,
  },
  "key-issued": {
    roles: [...directors, "crew-lead"],
    usual: "daily",
    choices: ["daily", "off"],
  },
  feedback: {
    roles: [...clients, "account-manager"],
    usual: "at-once",
    choices: ["at-once", "off"],
  },
  invoice: {
    roles: ["client-administrator"],
    usual: "at-once",
    choices: emailChoices,
  },
  price: {
    roles: ["client-administrator", "administrator", "account-manager"],
    usual: "at-once",
    choices: emailChoices,
  },
  "monthly-report": {
    roles: clients,
    usual: "at-once",
    choices: emailChoices,
  },
  "morning-report": {
    roles: clients,
    usual: "at-once",
    choices: ["at-once", "off"],
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

/**
 * What a notification leads to. `schedule`: of the facility, where several visits changed at once.
 * `backups`: of the whole product, of no client.
 */
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
  "backups",
] as const;

export type RecordKind = (typeof recordKinds)[number];
