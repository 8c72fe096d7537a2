/** Which notifications there are and what they lead to: each feature declares its own, safe for browsers. */

/** What a notification can lead to. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature adds its records by declaration merging.
export interface NotificationRecords {}

export type NotificationRecordKind = keyof NotificationRecords;

/** By kind, the records that it can be about; `never` for what comes by email alone. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature adds its kinds by declaration merging.
export interface NotificationKinds {}

export type NotificationKind = keyof NotificationKinds;

export const emailChoices = ["at-once", "daily", "off"] as const;

/** In the portal or the office it always appears; this is about mail. */
export type EmailChoice = (typeof emailChoices)[number];

/** What a link of a mail switches off: one kind, or all that the daily digest brings. */
export type Unsubscription = NotificationKind | "digest";
