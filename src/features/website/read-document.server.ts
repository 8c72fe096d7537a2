import * as z from "zod/mini";
import { articleLists } from "#content/articles.ts";
import { company } from "#content/company.ts";
import { factsIn, namedFacts } from "#content/company-facts-in-text.ts";
import type { IconName } from "#content/icons.ts";
import { locationsContent } from "#content/locations.ts";
import type { Page } from "#content/pages.ts";
import { servicesContent } from "#content/services.ts";
import { articlesIn } from "#content/shown-articles.ts";
import { states } from "#content/states.ts";
import { renderWithEdits } from "#platform/document/content-edits.server.ts";
import { cutText } from "#platform/format/cut-text.ts";
import { dateFormat } from "#platform/format/date-format.ts";
import { timeZoneName } from "#platform/format/time-zone-name.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { readMarkdown } from "#platform/markdown/read-markdown.server.ts";
import { onThisSite } from "#platform/markdown/site-markdown.server.ts";
import {
  type ArticleName,
  isArticleName,
  shippedArticle,
  shippedMarkdown,
  slugOf,
} from "./article-documents.server.ts";
import { documentsInEach } from "./article-snapshot.server.ts";
import { changesBetween } from "./document-changes.server.ts";
import {
  documentFields,
  type FieldChoices,
  type Leaf,
  leavesOf,
} from "./document-fields.server.ts";
import { draftMark } from "./draft-mark.server.ts";
import { websiteServerMessages } from "./messages.server.ts";
import { websiteMessages } from "./messages.ts";
import { pagesThatShow } from "./pages-of-documents.server.ts";
import { pictureChoices } from "./pictures/read-pictures.server.ts";
import { titleOfArticle } from "./read-articles.server.ts";
import { documentOf, requireWebsiteEditor } from "./require-website-editor.server.ts";
import { type DocumentName, untranslatedDocuments } from "./shipped-documents.server.ts";
import { missingTexts, snapshotOf } from "./snapshot.server.ts";
import type { StoredEdits } from "./tables/website-documents.ts";
import {
  findWebsiteDocuments,
  listVersions,
  textsOfDocument,
  type VersionsPage,
  type WebsiteDocument,
} from "./website-documents.server.ts";

/** Pages that a link leads to; a document of the menus stands on all of them. */
const maxPages = 6;

const versionsPage = z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000)), 1);
const noVersions: VersionsPage = { rows: [], before: undefined };

export async function readDocument(route: RouteRequest) {
  const { actor, db } = await requireWebsiteEditor(route);
  const { language } = actor;
  const document = documentOf(route);
  const rows = await findWebsiteDocuments(db);
  const row = rows.get(document);
  const draft = row?.draft ?? null;
  const published = row?.published ?? {};
  const edits = draft ?? published;
  const fields = documentFields(document, edits);
  const inZone = dateFormat(
    { dateStyle: "medium", timeStyle: "short", timeZone: company.timeZone },
    language,
  );
  const article = isArticleName(document)
    ? articleFacts(document, row, edits, language)
    : undefined;
  const page = z.parse(versionsPage, new URL(route.request.url).searchParams.get("versions"));
  const versions = row === undefined ? noVersions : await listVersions(db, row.id, page);
  return {
    document,
    stored: textsOfDocument(document, edits),
    fields,
    /** The mark of the draft, or of having none. */
    mark: draftMark(draft === null ? [] : [draft]),
    draft: draft && {
      mark: draftMark([draft]),
      changes: changesBetween(document, published, draft, language),
    },
    planned: row?.publishAt ? inZone.format(row.publishAt) : undefined,
    zone: timeZoneName(company.timeZone, language),
    today: Temporal.Now.plainDateISO(company.timeZone).toString(),
    missingTranslations: languages.map((language) => ({
      language: language,
      count: untranslatedDocuments.includes(document)
        ? 0
        : leavesOf(fields).filter((leaf) => isEditedOnlyIn(language, leaf)).length,
    })),
    article,
    // Texts that were typed and not saved follow an article to its new address.
    draftRecord: article && !article.isShipped && row ? row.id : document,
    categories: isArticleName(document) ? categoriesIn(rows, language) : "",
    facts: factsFor(document, edits, language),
    icons: iconLabels(language),
    choices: choicesIn(language),
    // Shipped in English alone: how much of it nobody has written in Spanish yet.
    untranslated: untranslatedDocuments.includes(document)
      ? missingTexts(document, edits, "es")
      : 0,
    pictures: pictureChoices(language),
    pages: renderWithEdits(
      () => pagesThatShow([document]),
      snapshotOf(rows, () => true),
    )
      // An article has pages of its own in all languages.
      .filter((page) => page.language === language || page.article !== undefined)
      .slice(0, maxPages)
      .map((page) => ({ path: page.path, title: titleOfPage(page, language) })),
    versions: versions.rows.map(({ id, publishedAt, by, isOnSchedule, edits: ofVersion }, at) => ({
      id,
      time: inZone.format(publishedAt),
      by,
      isOnSchedule,
      // The first one of all differs from what was shipped.
      changes: changesBetween(
        document,
        (versions.rows[at + 1] ?? versions.before)?.edits ?? {},
        ofVersion,
        language,
      ),
    })),
    versionPages: { page, hasMore: versions.before !== undefined },
  };
}

/** An article has a page in each language, of the same title where it is written in one. */
function titleOfPage({ title, language }: Page, reader: Language): string {
  const label = cutText(title, 90);
  const { inLanguage, languages: names } = websiteMessages(reader);
  return language === reader ? label : inLanguage({ label, language: names[language] });
}

/** Authors of articles may want to mention these facts without keeping them up to date. */
const factsForArticles = ["phone", "email", "city", "serviceArea"] as const;

/** Signs of facts that the document uses, with the present text of each. */
function factsFor(document: DocumentName, edits: StoredEdits, language: Language) {
  const facts = factsIn(language);
  const named = namedFacts(Object.values(textsOfDocument(document, edits)).join("\n"));
  const offered = isArticleName(document) ? factsForArticles : [];
  return [...new Set([...offered, ...named])].flatMap((name) => {
    const says = facts[name];
    return says === undefined ? [] : [{ sign: `{company.${name}}`, says }];
  });
}

const iconLabels = (language: Language): Readonly<Record<IconName, string>> =>
  websiteServerMessages(language).icons;

/** Choices have names, but their codes are stored. */
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
  const isEdited = (language: Language) => values[language] !== (shipped?.[language] ?? "");
  return languages.every((candidate) => isEdited(candidate) === (candidate === language));
};

type Rows = Awaited<ReturnType<typeof findWebsiteDocuments>>;

/** Facts about an article beside its texts. */
function articleFacts(
  name: ArticleName,
  row: WebsiteDocument | undefined,
  edits: StoredEdits,
  reader: Language,
) {
  const isShipped = shippedArticle(name) !== undefined;
  return {
    title: cutText(titleOfArticle(name, edits, reader), 200),
    slug: slugOf(name),
    isShipped,
    keepsAddress: isShipped || (row?.publishedAt ?? null) !== null,
    isTextHidden: isShipped && shippedMarkdown(name) === undefined,
    leftOut: documentsInEach(name, edits).map(({ language, document }) => ({
      language,
      ...readMarkdown(document.markdown, onThisSite).leftOut,
    })),
  };
}

/** The form lists them, so that authors use one name for one category. */
function categoriesIn(rows: Rows, language: Language): string {
  const used = renderWithEdits(
    () =>
      articleLists.flatMap((list) => articlesIn(language, list).map(({ category }) => category)),
    snapshotOf(rows),
  );
  return [...new Set(used)].filter(Boolean).slice(0, 12).join(", ") || "-";
}
