/** Decides if a text that somebody has typed can replace a shipped one. */
import type { Text } from "#platform/language/define-messages.ts";

export type TextFault =
  | { reason: "empty" | "too-long" | "lines" | "html" | "forms" }
  /** Names of values, such as `facility`. */
  | { reason: "missing" | "unknown"; values: readonly string[] };

export const maxTextLength = 1_000;

const placeOfValue = /\{([^{}]*)\}/g;

/** @returns the names in their order, each once */
const valuesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeOfValue)].map(([, name = ""]) => name)),
];

/** Text that only looks like a tag counts, too: it must occur as often as in the shipped text. */
const tags = /<\/?[a-z!][^<>]*>/gi;
const tagsIn = (text: string) => (text.match(tags) ?? []).toSorted().join(" ");

/** Line breaks that no shipped text has, and what only reverses the direction of writing or marks a tag. */
const harmful = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ue000\ue001]/u;

/**
 * @param values of all forms of a plural: each of them may say them
 * @param isOne the form for one, which need not say how many there are
 */
export function faultOfForm(
  shipped: string,
  typed: string,
  { values = valuesIn(shipped), isOne = false } = {},
): TextFault | undefined {
  if (typed.trim() === "") return { reason: "empty" };
  if (typed.length > maxTextLength) return { reason: "too-long" };
  const lines = (text: string) => text.split("\n").length;
  if (lines(typed) !== lines(shipped) || harmful.test(typed.replaceAll("\n", "")))
    return { reason: "lines" };
  if (tagsIn(typed) !== tagsIn(shipped)) return { reason: "html" };
  const typedValues = valuesIn(typed);
  const unknown = typedValues.filter((name) => !values.includes(name));
  if (unknown.length > 0) return { reason: "unknown", values: unknown };
  const missing = valuesIn(shipped).filter(
    (name) => !typedValues.includes(name) && !(isOne && name === "count"),
  );
  return missing.length > 0 ? { reason: "missing", values: missing } : undefined;
}

export const pluralFormsOf = (text: Text): readonly string[] =>
  typeof text === "string" ? [text] : text;

/** The values that a text may say: of a plural also how many there are. */
export const valuesOfText = (text: Text): string[] => {
  const values = pluralFormsOf(text).flatMap(valuesIn);
  return [...new Set(typeof text === "string" ? values : [...values, "count"])];
};

export function faultOfText(shipped: Text, typed: Text): TextFault | undefined {
  const [forms, typedForms] = [pluralFormsOf(shipped), pluralFormsOf(typed)];
  if (typeof shipped === "string" ? typeof typed !== "string" : typedForms.length !== forms.length)
    return { reason: "forms" };
  const values = valuesOfText(shipped);
  return forms
    .map((form, at) =>
      faultOfForm(form, typedForms[at] ?? "", { values, isOne: forms.length > 1 && at === 0 }),
    )
    .find((fault) => fault !== undefined);
}
