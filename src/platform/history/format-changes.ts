import type { Language } from "#platform/language/language.ts";
import { type ChangedField, readChanges } from "./field-changes.ts";
import { historyMessages } from "./messages.ts";

interface ChangeFormat {
  language: Language;
  /** Labels by field name; a field without one is left out. */
  labels: Readonly<Record<string, string>>;
  /** A value as people read it, e.g. a choice by its label; quoted where this says nothing else. */
  formatValue?: (name: string, value: unknown) => string | undefined;
}

/**
 * E.g. `Street from nothing to “1 Main St”; City from “Elgin” to “Joliet”`. Empty where nothing changed,
 * and for what was created or removed, which its own sentence tells.
 */
export function formatChanges(details: Record<string, unknown>, format: ChangeFormat): string {
  const changes = readChanges(details);
  const isWhole =
    changes.every(({ from }) => from === null) || changes.every(({ to }) => to === null);
  return isWhole ? "" : changes.flatMap((change) => formatChange(change, format)).join("; ");
}

function formatChange(
  { name, from, to }: ChangedField,
  { labels, formatValue, language }: ChangeFormat,
) {
  const label = labels[name];
  if (label === undefined) return [];
  const phrase = (value: unknown) => formatValue?.(name, value) ?? quoted(value, language);
  // Events from before they kept the changed fields alone have others as well.
  return phrase(from) === phrase(to)
    ? []
    : [historyMessages(language).changed({ field: label, from: phrase(from), to: phrase(to) })];
}

function quoted(value: unknown, language: Language): string {
  const messages = historyMessages(language);
  return value === null || value === undefined || value === ""
    ? messages.nothing
    : messages.quoted({ value: String(value) });
}
