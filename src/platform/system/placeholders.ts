/** Finds what a product that nobody has made their own says of people and numbers that do not exist. */
import * as z from "zod/mini";
import type { Language } from "#platform/language/language.ts";

const placeholder = z.object({
  /** File and place in it, e.g. `content/about.ts leaders[operations]`. */
  place: z.string(),
  kind: z.enum(["phone", "address", "invented", "unverified"]),
  /** The value there: a number, an address, or the entry's name. */
  value: z.string(),
});

/** The page where administrators edit it. */
interface EditedDocument {
  /** Part of the address of its page in the office. */
  name: string;
  title: Readonly<Record<Language, string>>;
}

export interface Placeholder extends z.infer<typeof placeholder> {
  /** Absent for what only files say. */
  document?: EditedDocument;
}

/** Reads what a build has written. @throws where the text is something else */
export const readPlaceholders = (json: string): Placeholder[] =>
  z.array(placeholder).parse(JSON.parse(json));

const inText: { pattern: RegExp; kind: Placeholder["kind"] }[] = [
  // Reserved by the North American Numbering Plan for fiction and examples.
  { pattern: /\(?\d{3}\)?[-. ]?555[-. ]?01\d\d(?!\d)/g, kind: "phone" },
  { pattern: /[\w.@/:-]*\bexample\.(?:com|org|net)\b/g, kind: "address" },
];

export function placeholdersIn(value: unknown, place: string): Placeholder[] {
  if (typeof value === "string") return placeholdersInText(value, place);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      placeholdersIn(item, `${place}[${labelOf(item) ?? index}]`),
    );
  }
  if (typeof value !== "object" || value === null) return [];
  return [
    ...flagged(value, place),
    ...Object.entries(value).flatMap(([name, inner]) => placeholdersIn(inner, `${place}.${name}`)),
  ];
}

export function placeholdersInText(text: string, place: string): Placeholder[] {
  const matches = inText.flatMap(({ pattern, kind }) =>
    [...new Set(text.match(pattern))].map((value) => ({ place, kind, value })),
  );
  const title = /^title: *(.+)$/m.exec(text)?.[1] ?? place;
  return [
    ...matches,
    ...(/^demo: true$/m.test(text) ? [{ place, kind: "invented", value: title } as const] : []),
    ...(/^verified: false$/m.test(text)
      ? [{ place, kind: "unverified", value: title } as const]
      : []),
  ];
}

/** People, quotations and certifications have a flag for placeholders. */
function flagged(value: object, place: string): Placeholder[] {
  const name = labelOf(value) ?? place.slice(place.lastIndexOf(" ") + 1);
  const placeholders: Placeholder[] = [];
  if ("demo" in value && value.demo === true)
    placeholders.push({ place, kind: "invented", value: name });
  if ("verified" in value && value.verified === false)
    placeholders.push({ place, kind: "unverified", value: name });
  return placeholders;
}

function labelOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const person = "author" in value ? labelOf(value.author) : undefined;
  if (person !== undefined) return person;
  for (const [name, label] of Object.entries(value)) {
    if (["name", "title", "id"].includes(name) && typeof label === "string") return label;
  }
  return undefined;
}
