/** Entries of the site that are true of the invented company only, and what takes them off or keeps them. */

import { nameOfArticle } from "#content/articles.ts";
import { sayFacts } from "#content/company-facts-in-text.ts";
import { orderMark } from "#content/content-edits.ts";
import { shippedArticles } from "#content/shown-articles.ts";
import { cutText } from "#platform/format/cut-text.ts";
import { type Language, languages } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { isArticleName } from "../article-documents.server.ts";
import {
  type DocumentField,
  documentFields,
  fittingEdits,
  type Leaf,
  type List,
} from "../document-fields.server.ts";
import { titleOfDocument } from "../document-labels.ts";
import { titleOfArticle } from "../read-articles.server.ts";
import { type DocumentName, documentNames } from "../shipped-documents.server.ts";
import { isDocumentShown, isStateServed } from "../shown-parts.server.ts";
import { mainLanguage, storedPlace } from "../stored-edits.ts";
import type { StoredEdits } from "../tables/website-documents.ts";
import { groupOfEntry, type InventedGroup } from "./invented-groups.ts";

export interface InventedEntry {
  /** Tells it from all others, such as `statistics:statistics.square-feet`. */
  key: string;
  document: DocumentName;
  documentTitle: string;
  group: InventedGroup;
  title: string;
  /** Invented is what the product came with; unverified is what nobody has checked yet. */
  kind: "invented" | "unverified";
  canBeTakenOff: boolean;
  canBeKept: boolean;
}

interface FoundEntry extends InventedEntry {
  flags: readonly Leaf[];
  /** The list that it can be taken from, with its key there. */
  from: { list: List; key: string } | undefined;
}

type Published = ReadonlyMap<DocumentName, { published: StoredEdits }>;

/** Published entries that are still invented, in the order of the documents. */
export function findInventedEntries(rows: Published, language: Language): FoundEntry[] {
  const offered = fittingEdits("services", mainLanguage, publishedIn(rows, "services"));
  const served = fittingEdits("industries", mainLanguage, publishedIn(rows, "industries"));
  const inDocuments = documentNames
    .filter((document) => isDocumentShown(document, { services: offered, industries: served }))
    .flatMap((document) => inventedIn(document, publishedIn(rows, document), language));
  return [...inDocuments, ...inventedArticles(rows, language)];
}

const publishedIn = (rows: Published, document: DocumentName): StoredEdits =>
  rows.get(document)?.published ?? {};

function inventedIn(document: DocumentName, stored: StoredEdits, language: Language): FoundEntry[] {
  const entries: FoundEntry[] = [];
  function lookThrough(
    fields: readonly DocumentField[],
    place: string,
    from: FoundEntry["from"],
  ): void {
    const flags = fields.filter((field): field is Leaf => "values" in field && saysInvented(field));
    if (flags.length > 0) {
      const kind = flags.some(({ name }) => name === "demo") ? "invented" : "unverified";
      entries.push({
        key: `${document}:${place}`,
        document,
        documentTitle: titleOfDocument(document, language),
        group: groupOfEntry(document, place),
        title: firstTextOf(fields, language) || titleOfDocument(document, language),
        kind,
        flags,
        from,
        canBeTakenOff: from !== undefined,
        canBeKept: true,
      });
    }
    for (const field of fields) {
      if (field.kind === "group") lookThrough(field.fields, field.place, from);
      if (field.kind === "list")
        for (const entry of field.entries.filter(isEntryShown))
          lookThrough(
            entry.fields,
            entry.place,
            field.isOpen ? { list: field, key: entry.key } : from,
          );
    }
  }
  lookThrough(documentFields(document, stored), "", undefined);
  return entries;
}

/** A place in a state that is not served has no page. */
const isEntryShown = ({ fields }: List["entries"][number]): boolean =>
  fields.every(
    (field) => field.kind !== "state" || !("values" in field) || isStateServed(field.values.en),
  );

const saysInvented = ({ kind, name, values }: Leaf): boolean =>
  kind === "switch" &&
  languages.some((language) => values[language] === { demo: "true", verified: "false" }[name]);

/** An entry of a list is known by what it says first, in the reader's language or in the other. */
function firstTextOf(fields: readonly DocumentField[], language: Language): string {
  for (const field of fields) {
    if (field.kind === "group") {
      const inner = firstTextOf(field.fields, language);
      if (inner !== "") return inner;
    }
    if (field.kind === "text") {
      const text = field.values[language] || field.values[mainLanguage];
      if (text.trim() !== "") return cutText(sayFacts(text, language), 120);
    }
  }
  return "";
}

/** A story about what never happened is hidden: nobody can confirm it. */
const inventedArticles = (rows: Published, language: Language): FoundEntry[] =>
  shippedArticles
    .filter(({ demo }) => demo)
    .flatMap((article): FoundEntry[] => {
      const document = nameOfArticle(article);
      if (!isArticleName(document)) return [];
      const stored = rows.get(document)?.published ?? {};
      const isHidden = stored[hiddenPlace] === "true";
      const isRewritten = languages.some((language) => storedPlace(language, "markdown") in stored);
      if (isHidden || isRewritten) return [];
      return [
        {
          key: `${document}:`,
          document,
          documentTitle: titleOfArticle(document, stored, language),
          group: "news",
          title: titleOfArticle(document, stored, language),
          kind: "invented",
          flags: [],
          from: undefined,
          canBeTakenOff: true,
          canBeKept: false,
        },
      ];
    });

const hiddenPlace = storedPlace(mainLanguage, "hidden");

/** The texts of each document after the command, in both languages at once. */
export function textsToSettle(
  entries: readonly FoundEntry[],
  step: "take-off" | "keep",
): Map<DocumentName, Texts> {
  const changes = new Map<DocumentName, Record<string, string>>();
  const textsOf = (document: DocumentName): Record<string, string> => {
    const texts = changes.get(document) ?? {};
    changes.set(document, texts);
    return texts;
  };
  for (const { document, flags, from, ...entry } of entries) {
    if (step === "keep") {
      if (!entry.canBeKept) continue;
      const texts = textsOf(document);
      for (const { name, place, isShared } of flags)
        for (const language of isShared ? [mainLanguage] : languages)
          texts[storedPlace(language, place)] = name === "demo" ? "false" : "true";
    } else if (from !== undefined) {
      const place = storedPlace(mainLanguage, from.list.place + orderMark);
      const texts = textsOf(document);
      const order = (texts[place] ?? from.list.order).split(",");
      texts[place] = order.filter((key) => key !== from.key).join(",");
    } else if (entry.canBeTakenOff) textsOf(document)[hiddenPlace] = "true";
  }
  return changes;
}
