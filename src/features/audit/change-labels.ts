/** The nouns of the audit and what can happen to each, as labels of its page and its file. */

import { type HistoryRecordKind, historyMessages } from "#platform/history/history-messages.ts";
import { auditMessages, isAuditKind } from "#platform/identity/audit/audit-messages.ts";

/** Accounts have no history: what happens to them is in the audit events. */
export type ChangeRecordKind = HistoryRecordKind | "account";

interface RecordLabels {
  /** Used before the name of a record. */
  singular: string;
  /** Used among the options of the filter. */
  plural: string;
}

const recordLabels: Record<ChangeRecordKind, RecordLabels> = {
  account: { singular: "Account", plural: "Accounts and sign-ins" },
  client: { singular: "Client", plural: "Clients" },
  facility: { singular: "Facility", plural: "Facilities" },
  scope: { singular: "Scope of work", plural: "Scopes of work" },
  "visit-series": { singular: "Visit series", plural: "Visit series" },
  visit: { singular: "Visit", plural: "Visits" },
  "work-order": { singular: "Work order", plural: "Work orders" },
  "work-order-price": { singular: "Price of work order", plural: "Prices of extra work" },
  inspection: { singular: "Inspection", plural: "Inspections" },
  invoice: { singular: "Invoice", plural: "Invoices" },
  document: { singular: "Document", plural: "Documents" },
  feedback: { singular: "Feedback", plural: "Feedback" },
  lead: { singular: "Quote request", plural: "Quote requests" },
  "contact-message": { singular: "Contact message", plural: "Contact messages" },
  application: { singular: "Application", plural: "Applications" },
};

export const isChangeRecordKind = (noun: string): noun is ChangeRecordKind =>
  Object.hasOwn(recordLabels, noun);

const eventLabels = (noun: ChangeRecordKind): Readonly<Record<string, string>> =>
  noun === "account" ? auditMessages : historyMessages[noun];

export interface NounChoice {
  noun: ChangeRecordKind;
  label: string;
  kinds: readonly { kind: string; label: string }[];
}

/** All nouns with all that can happen to them, for the filter. */
export const nounChoices: readonly NounChoice[] = Object.keys(recordLabels)
  .filter(isChangeRecordKind)
  .map((noun) => ({
    noun,
    label: recordLabels[noun].plural,
    kinds: Object.entries(eventLabels(noun))
      .map(([kind, label]) => ({ kind, label }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  }));

export const isKindOf = (noun: ChangeRecordKind, kind: string): boolean =>
  noun === "account" ? isAuditKind(kind) : Object.hasOwn(historyMessages[noun], kind);

/** @returns e.g. `Work order`; a noun of an older version of the product as it is stored */
export const formatRecordKind = (noun: string): string =>
  isChangeRecordKind(noun) ? recordLabels[noun].singular : labelFromName(noun);

/** @returns e.g. `Opening hours changed`; a kind of an older version of the product as it is stored */
export const formatEvent = (noun: string, kind: string): string =>
  (isChangeRecordKind(noun) && Object.hasOwn(eventLabels(noun), kind)
    ? eventLabels(noun)[kind]
    : undefined) ?? labelFromName(kind);

/** `line-added` and `billToName` -> `Line added` and `Bill to name` */
export function labelFromName(name: string): string {
  const text = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_.\s]+/g, " ")
    .trim()
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
