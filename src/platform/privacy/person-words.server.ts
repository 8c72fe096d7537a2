/** Finds one person in columns and in texts that people have written, and blots the person out there. */
import { and, type Column, or, type SQL, sql } from "drizzle-orm";
import { mailboxOf } from "#platform/email/mailbox.ts";

export const identifierKinds = ["email", "phone", "name"] as const;
export type IdentifierKind = (typeof identifierKinds)[number];

/** The person's addresses, numbers and names, of which at least one is there. */
export interface Person {
  emails: readonly string[];
  phones: readonly string[];
  names: readonly string[];
}

/** Fewer digits than a local number are found everywhere. */
const minDigits = 7;
const maxDigits = 10;
/** A single word, e.g. `Ann`, names too many people to be looked for in others' texts. */
const minWordsInText = 2;

/** The country code is left out, because North American numbers are written with and without it. */
const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, "").slice(-maxDigits);

/** Accents are often left out, and some systems store them as signs of their own. */
const withoutMarks = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

/** The same in the database. */
const plainText = (text: SQL | Column): SQL =>
  sql`regexp_replace(normalize((${text})::text, NFD), ${"[\u0300-\u036f]"}, '', 'g')`;

const wordsOf = (name: string): string[] =>
  withoutMarks(name).toLowerCase().split(/\s+/).filter(Boolean);

/** `Doe, Jane` is `Jane Doe`. */
function inSpokenOrder(name: string): string {
  const [last = "", first = "", ...rest] = name.split(",");
  return rest.length === 0 ? `${first.trim()} ${last.trim()}`.trim() : name;
}

/** A column with names is compared by words, whatever stands between them. */
const plainWordsOf = (name: string) => wordsOf(name.replaceAll(",", " "));

/** Each value once, and none that would be found everywhere. */
export function personOf(partial: Partial<Person>): Person {
  const once = (values: readonly string[] = []) => [
    ...new Set(values.map((value) => value.trim()).filter(Boolean)),
  ];
  return {
    emails: [...new Set(once(partial.emails).map(mailboxOf))],
    phones: [...new Set(once(partial.phones).map(digitsOf))].filter(
      (digits) => digits.length >= minDigits,
    ),
    names: once(once(partial.names).flatMap((name) => [name, inSpokenOrder(name)])),
  };
}

export const isKnown = ({ emails, phones, names }: Person): boolean =>
  emails.length + phones.length + names.length > 0;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Up to three signs may stand between two digits: `(312) 555-0100`, `+1 312.555.0100`, `312 555 0100`. */
const phonePattern = (digits: string) =>
  `(?:\\+?1[^0-9]{0,2})?\\(?${[...digits].join("[^0-9]{0,3}")}`;

/** Covers the usual order and that of lists: `Jane Doe`, `Doe, Jane`. */
function namePatterns(name: string): string[] {
  const words = wordsOf(name).map(escaped);
  const last = words.at(-1) ?? "";
  const listed = `${last},\\s+${words.slice(0, -1).join("\\s+")}`;
  return [words.join("\\s+"), ...(last.endsWith(",") ? [] : [listed])];
}

/** True if a name is specific enough to be looked for in texts, and by other names of the same person. */
export const isWholeName = (name: string): boolean => wordsOf(name).length >= minWordsInText;

const namesForTexts = ({ names }: Person) => names.filter(isWholeName);

interface Pattern {
  kind: IdentifierKind;
  pattern: string;
}

/** Patterns that PostgreSQL and JavaScript read alike; those of names know no accents. */
function patternsOf(person: Person): Pattern[] {
  return [
    ...person.emails.map((email) => ({ kind: "email" as const, pattern: escaped(email) })),
    ...person.phones.map((digits) => ({ kind: "phone" as const, pattern: phonePattern(digits) })),
    ...namesForTexts(person)
      .flatMap(namePatterns)
      .map((pattern) => ({ kind: "name" as const, pattern })),
  ];
}

/** Matches no part of a longer word, number or address: `ann@a.com` is no part of `joann@a.com`. */
function expressionOf({ kind, pattern }: Pattern): RegExp {
  const [before, after] =
    kind === "email"
      ? ["[\\p{L}\\p{N}._+-]", "[\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}]"]
      : [letter, letter];
  const marked = kind === "name" ? pattern.replaceAll(/\p{L}/gu, withMarks) : pattern;
  return new RegExp(`(?<!${before})${marked}(?!${after})`, "giu");
}

/** A mark belongs to the letter before it. */
const letter = "[\\p{L}\\p{N}\\p{M}]";

/** The `s` of `\\s` is a sign of the pattern and no letter of the name. */
const withMarks = (sign: string, at: number, pattern: string): string =>
  pattern[at - 1] === "\\" ? sign : `${sign}\\p{M}*`;

/** Names are searched in a text that has each accent as a sign of its own. */
const searchedText = ({ kind }: Pattern, text: string): string =>
  kind === "name" ? text.normalize("NFD") : text;

/** A column that holds nothing but an address. */
export const hasEmail = (column: Column, { emails }: Person): SQL | undefined =>
  or(...emails.map((email) => sql`lower(${column}) = ${email}`));

/** A column that holds nothing but a telephone number. */
export const hasPhone = (column: Column, { phones }: Person): SQL | undefined =>
  or(
    ...phones.map(
      (digits) =>
        sql`right(regexp_replace(${column}, '[^0-9]', '', 'g'), ${maxDigits}) = ${digits}`,
    ),
  );

/** A column that holds a name: each word of the one that is looked for, in whatever order. */
export const hasName = (column: Column, { names }: Person): SQL | undefined =>
  or(
    ...names.map((name) =>
      and(
        ...plainWordsOf(name).map((word) => sql`strpos(lower(${plainText(column)}), ${word}) > 0`),
      ),
    ),
  );

/** Texts, or objects with texts in them, that mention the person somewhere. */
export const mentions = (column: Column, person: Person): SQL | undefined =>
  or(
    ...patternsOf(person).map(({ kind, pattern }) =>
      kind === "name"
        ? sql`${plainText(column)} ~* ${pattern}`
        : sql`${column}::text ~* ${pattern}`,
    ),
  );

/** True if a column's address, number or name is this person's. */
export function isIdentifier(kind: IdentifierKind, value: unknown, person: Person): boolean {
  if (typeof value !== "string" || value === "") return false;
  switch (kind) {
    case "email":
      return person.emails.includes(mailboxOf(value.trim()));
    case "phone":
      return person.phones.includes(digitsOf(value));
    case "name":
      return person.names.some((name) => {
        const words = plainWordsOf(value);
        return plainWordsOf(name).every((word) =>
          words.some((personWord) => personWord.includes(word)),
        );
      });
  }
}

/** @returns the kinds of identifiers by which a text, or an object with texts, mentions the person */
export function mentionedBy(value: unknown, person: Person): IdentifierKind[] {
  const texts = textsIn(value);
  const kinds = patternsOf(person)
    .filter((pattern) =>
      texts.some((text) => expressionOf(pattern).test(searchedText(pattern, text))),
    )
    .map(({ kind }) => kind);
  return [...new Set(kinds)];
}

/** @returns every text in an object, however deep */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Replaces what names the person by a code that names nobody, in texts and in objects with texts. */
export function blot<Value>(value: Value, person: Person, code: string): Value;
export function blot(value: unknown, person: Person, code: string): unknown {
  if (typeof value === "string")
    return patternsOf(person).reduce((text, pattern) => {
      const searched = searchedText(pattern, text);
      // A text that does not name the person stays as it was stored, sign for sign.
      if (!expressionOf(pattern).test(searched)) return text;
      return searched.replace(expressionOf(pattern), () => code).normalize("NFC");
    }, value);
  if (Array.isArray(value)) return value.map((item) => blot<unknown>(item, person, code));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, blot<unknown>(inner, person, code)]),
  );
}

const excerptLength = 160;

/** The words around the first mention, for whoever decides whether it is this person. */
export function excerptOf(whole: string, person: Person): string {
  const text = whole.normalize("NFD");
  const first = patternsOf(person)
    .map((pattern) => text.search(expressionOf(pattern)))
    .filter((at) => at >= 0)
    .toSorted((left, right) => left - right)[0];
  const start = Math.max(0, (first ?? 0) - excerptLength / 2);
  const cut = text
    .slice(start, start + excerptLength)
    .trim()
    .normalize("NFC");
  return `${start > 0 ? "… " : ""}${cut}${start + excerptLength < text.length ? " …" : ""}`;
}
