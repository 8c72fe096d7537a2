/** The nouns of the audit and what can happen to each, as labels of its page and its file. */

import { historyNouns } from "#features/history-nouns.server.ts";
import { comparisonIn } from "#platform/format/sort-order.ts";
import type { HistoryRecordKind } from "#platform/history/history-messages.ts";
import { auditMessages } from "#platform/identity/audit/audit-messages.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { changeServerMessages } from "./messages.server.ts";

/** Accounts have no history of their own: what happens to them stands in the audit events. */
export type ChangeRecordKind = HistoryRecordKind | "account";

interface RecordLabels {
  singular: string;
  plural: string;
  place: number;
  messages: Readonly<Record<string, string>>;
}

const nounsIn = byLanguage((language): Record<ChangeRecordKind, RecordLabels> => {
  const nouns = Object.fromEntries(
    Object.entries(historyNouns).map(([noun, { singular, plural, place, messages }]) => [
      noun,
      {
        singular: singular(language),
        plural: plural(language),
        place,
        messages: messages(language),
      },
    ]),
  ) as Record<HistoryRecordKind, RecordLabels>;
  const { one, section } = changeServerMessages(language).account;
  const account = {
    singular: one,
    plural: section,
    place: 10,
    messages: auditMessages(language),
  };
  return { account, ...nouns };
});

export const isChangeRecordKind = (noun: string): noun is ChangeRecordKind =>
  noun === "account" || Object.hasOwn(historyNouns, noun);

export interface NounChoice {
  noun: ChangeRecordKind;
  label: string;
  kinds: readonly { kind: string; label: string }[];
}

/** The filter offers all nouns with all that can happen to them. */
export const nounChoices = byLanguage((language): readonly NounChoice[] => {
  const nouns = nounsIn(language);
  return Object.keys(nouns)
    .filter(isChangeRecordKind)
    .toSorted((left, right) => nouns[left].place - nouns[right].place)
    .map((noun) => ({
      noun,
      label: nouns[noun].plural,
      kinds: Object.entries(nouns[noun].messages)
        .map(([kind, label]) => ({ kind, label }))
        .toSorted((a, b) => comparisonIn(language)(a.label, b.label)),
    }));
});

export const isKindOf = (noun: ChangeRecordKind, kind: string): boolean =>
  Object.hasOwn(nounsIn("en")[noun].messages, kind);

/** @returns e.g. `Work order`; a noun of an older version of the product as it is stored */
export const formatRecordKind = (noun: string, language: Language): string =>
  isChangeRecordKind(noun) ? nounsIn(language)[noun].singular : labelFromName(noun);

/** @returns e.g. `Opening hours changed`; a kind of an older version of the product as it is stored */
export const formatEvent = (noun: string, kind: string, language: Language): string =>
  (isChangeRecordKind(noun) && isKindOf(noun, kind)
    ? nounsIn(language)[noun].messages[kind]
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
