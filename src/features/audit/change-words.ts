/** The nouns of the audit and what can happen to each, in the words of its page and its file. */

import { type HistoryRecordKind, historyWords } from "#platform/history/history-words.ts";
import { auditWords, isAuditKind } from "#platform/identity/audit/audit-words.ts";

/** Accounts have no history of their own: what happens to them stands in the audit events. */
export type ChangeRecordKind = HistoryRecordKind | "account";

interface NounWords {
  /** Before the name of a record. */
  singular: string;
  /** In the choice of the filter. */
  plural: string;
}

const nounWords: Record<ChangeRecordKind, NounWords> = {
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
  Object.hasOwn(nounWords, noun);

const kindWords = (noun: ChangeRecordKind): Readonly<Record<string, string>> =>
  noun === "account" ? auditWords : historyWords[noun];

export interface NounChoice {
  noun: ChangeRecordKind;
  label: string;
  kinds: readonly { kind: string; label: string }[];
}

/** All nouns with all that can happen to them, for the filter. */
export const nounChoices: readonly NounChoice[] = Object.keys(nounWords)
  .filter(isChangeRecordKind)
  .map((noun) => ({
    noun,
    label: nounWords[noun].plural,
    kinds: Object.entries(kindWords(noun))
      .map(([kind, label]) => ({ kind, label }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  }));

export const isKindOf = (noun: ChangeRecordKind, kind: string): boolean =>
  noun === "account" ? isAuditKind(kind) : Object.hasOwn(historyWords[noun], kind);

/** @returns e.g. `Work order`; a noun of an older version of the product as it is stored */
export const nounInWords = (noun: string): string =>
  isChangeRecordKind(noun) ? nounWords[noun].singular : wordsFromName(noun);

/** @returns e.g. `Opening hours changed`; a kind of an older version of the product as it is stored */
export const changeInWords = (noun: string, kind: string): string =>
  (isChangeRecordKind(noun) && Object.hasOwn(kindWords(noun), kind)
    ? kindWords(noun)[kind]
    : undefined) ?? wordsFromName(kind);

/** `line-added` and `billToName` -> `Line added` and `Bill to name` */
export function wordsFromName(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_.\s]+/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
