import { type ChangedField, readChanges } from "./field-changes.ts";

interface ChangeFormat {
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

function formatChange({ name, from, to }: ChangedField, { labels, formatValue }: ChangeFormat) {
  const label = labels[name];
  if (label === undefined) return [];
  const phrase = (value: unknown) => formatValue?.(name, value) ?? quoted(value);
  // Events from before they kept the changed fields alone have others as well.
  return phrase(from) === phrase(to) ? [] : [`${label} from ${phrase(from)} to ${phrase(to)}`];
}

const quoted = (value: unknown): string =>
  value === null || value === undefined || value === "" ? "nothing" : `“${String(value)}”`;
