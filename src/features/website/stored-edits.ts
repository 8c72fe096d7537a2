/** Edits of a document as one list of texts, by language and place; safe for browsers. */
import type { DocumentEdits } from "#content/content-edits.ts";
import type { Language } from "#platform/language/language.ts";
import type { StoredEdits } from "./tables/website-documents.ts";

/** E.g. `es.hero.title`. */
export const storedPlace = (language: Language, place: string): string => `${language}.${place}`;

export const editsIn = (language: Language, stored: StoredEdits): DocumentEdits =>
  Object.fromEntries(
    Object.entries(stored)
      .filter(([place]) => place.startsWith(`${language}.`))
      .map(([place, text]) => [place.slice(language.length + 1), text]),
  );

export const sameEdits = (one: StoredEdits, other: StoredEdits): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inOrder = (edits: StoredEdits) =>
  Object.entries(edits).toSorted(([one], [other]) => (one < other ? -1 : 1));
