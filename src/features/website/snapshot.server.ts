/**
 * All processes render pages from such a snapshot: all edits, and everything that follows from them for every
 * page.
 */
import type { ContentEdits, DocumentEdits } from "#content/content-edits.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { shownArticlesOf, today } from "./article-snapshot.server.ts";
import { documentFields, fittingEdits, leavesOf } from "./document-fields.server.ts";
import {
  type DocumentName,
  documentNames,
  shippedDocuments,
  type TextDocumentName,
  untranslatedDocuments,
} from "./shipped-documents.server.ts";
import type { StoredEdits } from "./tables/website-documents.ts";

/** Edits that no longer fit are left out, so that none can break a page. */
export function snapshotOf(
  documents: Parameters<typeof shownArticlesOf>[0],
  /** Documents whose drafts replace the published texts. */
  isDraft: (document: DocumentName) => boolean = () => false,
  day: string = today(),
): ContentEdits {
  const edits: { en: Record<string, DocumentEdits>; es: Record<string, DocumentEdits> } = {
    en: {},
    es: {},
  };
  const translated: DocumentName[] = [];
  for (const document of documentNames) {
    const row = documents.get(document);
    if (row === undefined) continue;
    const stored = isDraft(document) ? (row.draft ?? row.published) : row.published;
    for (const language of languages) {
      const fitting = {
        ...fittingEdits(document, language, stored),
        ...lastChangeOf(document, language, row.publishedAt),
      };
      if (Object.keys(fitting).length > 0) edits[language][document] = fitting;
    }
    if (untranslatedDocuments.includes(document) && missingTexts(document, stored, "es") === 0)
      translated.push(document);
  }
  for (const language of languages) {
    const places = placesOf(edits[language].locations ?? {});
    if (Object.keys(places).length > 0) edits[language].places = places;
    if (translated.length > 0)
      edits[language]["translated-documents"] = { translated: translated.join(",") };
  }
  return { ...edits, articles: shownArticlesOf(documents, isDraft, day) };
}

/** A document that says when it was last changed says so of its edits, too. */
function lastChangeOf(
  document: TextDocumentName,
  language: Language,
  publishedAt: Date | null | undefined,
): DocumentEdits {
  if (!publishedAt) return {};
  const day = today(publishedAt);
  const parts: Readonly<Record<string, unknown>> = shippedDocuments[document][language];
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) => {
      const saysWhen = typeof part === "object" && part !== null && "updated" in part;
      return saysWhen && String(part.updated) < day ? [[`${name}.updated`, day] as const] : [];
    }),
  );
}

/**
 * Number of texts that are still blank in a language. Added entries do not count, because they only appear
 * where they have text.
 */
export const missingTexts = (
  document: DocumentName,
  stored: StoredEdits,
  language: Language,
): number =>
  leavesOf(documentFields(document, stored)).filter(
    ({ kind, isShared, shipped, values }) =>
      kind === "text" &&
      !isShared &&
      shipped !== undefined &&
      values.en.trim() !== "" &&
      values[language].trim() === "",
  ).length;

const factOfPlace = /^locations(\[\]|\.[^.]+\.(?:name|address|stateCode))$/;

/** Facts that every page has about the places where the company works (`content/places.ts`). */
const placesOf = (locations: DocumentEdits): DocumentEdits =>
  Object.fromEntries(
    Object.entries(locations).flatMap(([place, text]) => {
      const [, rest] = factOfPlace.exec(place) ?? [];
      return rest === undefined ? [] : [[`places${rest}`, text] as const];
    }),
  );
