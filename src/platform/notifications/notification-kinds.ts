/**
 * Each feature declares its notifications and the records they lead to here, in a file that browsers may
 * load.
 */

/** Records that a notification can lead to. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature adds its records by declaration merging.
export interface NotificationRecords {}

export type NotificationRecordKind = keyof NotificationRecords;

/** For each kind, the records that it can be about; `never` for a kind that comes by email alone. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature adds its kinds by declaration merging.
export interface NotificationKinds {}

export type NotificationKind = keyof NotificationKinds;

export const emailChoices = ["at-once", "daily", "off"] as const;

/** The choice is about email: in the portal or the office a notification always appears. */
export type EmailChoice = (typeof emailChoices)[number];

/** A link of an email can switch off one kind, or all that the daily digest brings. */
export type Unsubscription = NotificationKind | "digest";
