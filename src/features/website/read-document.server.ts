/** What the page of a document shows. */
import { company } from "#content/company.ts";
import { locationsContent } from "#content/locations.ts";
import { servicesContent } from "#content/services.ts";
import { states } from "#content/states.ts";
import { dateFormat } from "#platform/format/date-format.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { changesBetween } from "./document-changes.server.ts";
import {
  documentFields,
  type FieldChoices,
  iconNames,
  type Leaf,
  leavesOf,
} from "./document-fields.server.ts";
import { draftMark } from "./draft-mark.server.ts";
import { documentOf, enterWebsite } from "./enter-website.server.ts";
import { pagesThatShow } from "./pages-of-documents.server.ts";
import { pictureChoices } from "./pictures/picture-choices.server.ts";
import { untranslatedDocuments } from "./shipped-documents.server.ts";
import { missingTexts } from "./snapshot.server.ts";
import { findWebsiteDocument, listVersions, textsOfDocument } from "./website-documents.server.ts";

/** Pages that a link leads to; a document of the menus stands on all of them. */
const mostPages = 6;

export async function readDocument(route: RouteRequest) {
  const { actor, db } = await enterWebsite(route);
  const { language } = actor;
  const document = documentOf(route);
  const row = await findWebsiteDocument(db, document);
  const draft = row?.draft ?? null;
  const published = row?.published ?? {};
  const edits = draft ?? published;
  const fields = documentFields(document, edits);
  const inZone = dateFormat(
    { dateStyle: "medium", timeStyle: "short", timeZone: company.timeZone },
    language,
  );
  const versions = row === undefined ? [] : await listVersions(db, row.id);
  return {
    document,
    stored: textsOfDocument(document, edits),
    fields,
    draft: draft && {
      mark: draftMark([draft]),
      changes: changesBetween(document, published, draft, language),
    },
    planned: row?.publishAt ? inZone.format(row.publishAt) : undefined,
    zone: company.timeZone,
    missingTranslations: languages.map((one) => ({
      language: one,
      count: untranslatedDocuments.includes(document)
        ? 0
        : leavesOf(fields).filter((leaf) => isEditedOnlyIn(one, leaf)).length,
    })),
    icons: iconNames,
    choices: choicesIn(language),
    // Shipped in English alone: how much of it nobody has written in Spanish yet.
    untranslated: untranslatedDocuments.includes(document)
      ? missingTexts(document, edits, "es")
      : 0,
    pictures: pictureChoices(),
    pages: pagesThatShow([document])
      .filter((page) => page.language === language)
      .slice(0, mostPages)
      .map(({ path, title }) => ({ path, title })),
    versions: versions.map(({ id, publishedAt, by, edits: ofVersion }, at) => ({
      id,
      time: inZone.format(publishedAt),
      by,
      // The first one of all differs from what was shipped.
      changes: changesBetween(document, versions[at + 1]?.edits ?? {}, ofVersion, language),
    })),
  };
}

/** What is chosen by its name, and stored by its code. */
const choicesIn = (language: Language): FieldChoices => {
  const named = (entries: readonly { id: string; title: string }[]) =>
    Object.fromEntries(entries.map(({ id, title }) => [id, title]));
  const { regions } = locationsContent(language);
  const inEnglish = named(locationsContent("en").regions);
  return {
    state: Object.fromEntries(states.map(({ code, name }) => [code, `${name} (${code})`])),
    region: Object.fromEntries(
      regions.map(({ id, title }) => [id, title || (inEnglish[id] ?? id)]),
    ),
    service: named(servicesContent(language).services),
  };
};

const isEditedOnlyIn = (language: Language, { isShared, kind, values, shipped }: Leaf): boolean => {
  if (isShared || kind !== "text") return false;
  const isEdited = (one: Language) => values[one] !== (shipped?.[one] ?? "");
  return languages.every((one) => isEdited(one) === (one === language));
};
