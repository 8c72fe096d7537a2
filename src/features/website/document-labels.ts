/** Labels of documents and their fields in the office. */
import { addedPrefix } from "#content/content-edits.ts";
import { type Language, parseLanguage } from "#platform/language/language.ts";
import type { DocumentField, ListEntry } from "./document-fields.server.ts";
import { websiteMessages } from "./messages.ts";
import { isArticle } from "./text-warnings.ts";

const nameIn = (names: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

/** A document that another version of the product had is called as it was stored. */
export const titleOfDocument = (document: string, language: Language): string =>
  nameIn(websiteMessages(language).documents, document) ??
  (isArticle(document) ? `/${document}` : document);

/** A field without a label is called by its title, as an opening is, or by its city. */
export function labelOfField(field: DocumentField, language: Language): string {
  const { fields, item } = websiteMessages(language);
  if (field.name === "") return item;
  if (field.kind === "picture" || field.kind === "backdrop") return fields.image;
  const named = nameIn(fields, field.name);
  if (named !== undefined) return named;
  const title = field.kind === "group" ? firstText(field.fields, language) : "";
  return title || cityOf(field.name);
}

/** The label of a change in the history, by its stored place: `en.hero.headline`, `es.points.0.text`, `en.openings[]`. */
export function labelOfPlace(stored: string, reader: Language): string {
  const { fields, inLanguage, languages: names, newEntry } = websiteMessages(reader);
  const [of, ...parts] = stored.replace(/\[\]$/, "").split(".");
  const nameOf = (part: string) => {
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    // Two that were added at once are told apart by their keys.
    if (part.startsWith(addedPrefix)) return `${newEntry} ${part.slice(addedPrefix.length)}`;
    return nameIn(fields, part) ?? cityOf(part);
  };
  const label = parts.map(nameOf).join(" › ");
  const language = parseLanguage(of);
  return language === undefined ? label : inLanguage({ label, language: names[language] });
}

export const titleOfEntry = (entry: ListEntry, language: Language): string =>
  firstText(entry.fields, language);

/** The text is in the reader's language, cut to one line. */
function firstText(fields: readonly DocumentField[], language: Language): string {
  for (const field of fields) {
    if (field.kind === "text") return field.values[language].slice(0, 90);
    if (field.kind === "group") return firstText(field.fields, language);
  }
  return "";
}

/** `America/New_York` is `New York`. */
const cityOf = (name: string) => (name.split("/").at(-1) ?? name).replaceAll("_", " ");
