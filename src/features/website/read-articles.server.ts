import * as z from "zod/mini";
import { type ArticleList, articleLists } from "#content/articles.ts";
import type { Database } from "#platform/database/client.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { cutText } from "#platform/format/cut-text.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { compareCodes } from "#platform/format/sort-order.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { addArticle } from "./article-commands.server.ts";
import {
  type ArticleDocument,
  type ArticleName,
  listOf,
  shippedArticle,
} from "./article-documents.server.ts";
import {
  articleNamesAmong,
  documentsInEach,
  languagesOf,
  today,
} from "./article-snapshot.server.ts";
import { websiteServerMessages } from "./messages.server.ts";
import { websiteMessages } from "./messages.ts";
import { requireWebsiteEditor } from "./require-website-editor.server.ts";
import type { StoredEdits } from "./tables/website-documents.ts";
import { findWebsiteDocuments, type WebsiteDocument } from "./website-documents.server.ts";

export interface ArticleRow {
  name: ArticleName;
  list: ArticleList;
  title: string;
  address: string;
  firstDay: string;
  languages: Language[];
  state: string;
  isDraft: boolean;
}

/** In the reader's language, if it has a title there. */
export function titleOfArticle(name: ArticleName, stored: StoredEdits, reader: Language): string {
  const documents = documentsInEach(name, stored);
  const ownDocument = documents.find(({ language }) => language === reader);
  const titled = [ownDocument, ...documents].find((candidate) => candidate?.document.title.trim());
  return titled?.document.title ?? `/${name}`;
}

function stateOf(name: ArticleName, row: WebsiteDocument | undefined, reader: Language): string {
  const { states, articles } = websiteMessages(reader);
  const published = row?.published ?? {};
  if (row?.draft) {
    if (row.publishAt) return states.planned({ time: companyMoment(row.publishAt, reader).full });
    return states.draft;
  }
  if (Object.keys(published).length === 0) return states.shipped;
  const [{ document } = { document: undefined }] = documentsInEach(name, published);
  if (document?.hidden) return articles.states.hidden;
  return document ? stateByDay(document, reader, shippedArticle(name) !== undefined) : states.draft;
}

function stateByDay(
  { firstDay, lastDay }: ArticleDocument,
  reader: Language,
  isShipped: boolean,
): string {
  const { states, articles } = websiteMessages(reader);
  const day = today();
  if (firstDay > day) return articles.states.coming({ day: dayWithYear(firstDay, reader) });
  if (lastDay !== "" && lastDay < day)
    return articles.states.over({ day: dayWithYear(lastDay, reader) });
  if (lastDay !== "") return articles.states.until({ day: dayWithYear(lastDay, reader) });
  return isShipped ? states.published : articles.states.shown;
}

/** The newest first. A draft that was discarded before anything was published is none. */
async function listArticles(db: Database, reader: Language): Promise<ArticleRow[]> {
  const rows = await findWebsiteDocuments(db);
  return articleNamesAmong(rows)
    .flatMap((name): ArticleRow[] => {
      const row = rows.get(name);
      const stored = row?.draft ?? row?.published ?? {};
      const isShipped = shippedArticle(name) !== undefined;
      if (!isShipped && row?.draft === null && row.publishedAt === null) return [];
      const [first] = documentsInEach(name, stored);
      return [
        {
          name,
          list: listOf(name),
          title: cutText(titleOfArticle(name, stored, reader), 200),
          address: `/${name}`,
          firstDay: first?.document.firstDay ?? "",
          languages: languagesOf(name, stored),
          state: stateOf(name, row, reader),
          isDraft: Boolean(row?.draft),
        },
      ];
    })
    .toSorted((one, other) => compareCodes(other.firstDay, one.firstDay));
}

export async function readArticleList(route: RouteRequest) {
  const { actor, db } = await requireWebsiteEditor(route);
  const rows = await listArticles(db, actor.language);
  return {
    lists: articleLists.map((list) => ({
      list,
      articles: rows.filter((row) => row.list === list),
    })),
  };
}

/** The form is only for people who may write an article. */
export async function readNewArticle(route: RouteRequest) {
  await requireWebsiteEditor(route);
  return null;
}

const maxTitleLength = 300;

const schemaIn = (language: Language) => {
  const { errors } = websiteServerMessages(language);
  return z.object({
    list: z.enum(articleLists),
    language: z.enum(languages),
    title: z
      .string()
      .check(z.trim(), z.minLength(1, errors.title), z.maxLength(maxTitleLength, errors.titleLong)),
    slug: z._default(
      z.string().check(z.trim(), z.toLowerCase(), z.maxLength(200, errors.slug)),
      "",
    ),
  });
};

export async function addArticleByForm(route: RouteRequest) {
  const { actor, db } = await requireWebsiteEditor(route);
  const { errors, alreadyReceived } = websiteServerMessages(actor.language);
  return handleFormOnce(
    route,
    {
      form: "article",
      schema: schemaIn(actor.language),
      echoed: ["list", "language", "title", "slug"],
      actor,
      db,
      adds: () => ({ noun: "article", question: alreadyReceived }),
    },
    async (fields, refuse, tx) => {
      const result = await addArticle({ db: tx }, actor, fields);
      if (result.ok)
        return redirectAfterPost(
          `/office/website/document?name=${encodeURIComponent(result.name)}&done=article-added`,
        );
      if (result.reason === "not-allowed") throw notFound();
      return refuse(422, {
        slug: result.reason === "taken" ? errors.slugTaken : errors.slug,
      });
    },
  );
}
