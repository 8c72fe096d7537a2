/** Edits of a document as one list of texts, by language and place; safe for browsers. */
import { type Language, languages } from "#platform/language/language.ts";
import type { StoredEdits } from "./tables/website-documents.ts";

/** Values shared by all languages are stored under the first one. */
export const [mainLanguage] = languages;

/** E.g. `es.hero.title`. */
export const storedPlace = (language: Language, place: string): string => `${language}.${place}`;

export const sameEdits = (one: StoredEdits, other: StoredEdits): boolean =>
  textInOrder(one) === textInOrder(other);

/** The same for the same edits, in whichever order they were written. */
export const textInOrder = (edits: StoredEdits): string =>
  JSON.stringify(Object.entries(edits).toSorted(([one], [other]) => (one < other ? -1 : 1)));
