/** Commands on articles that texts do not have: one is begun, and stands at another address until it is published. */
import type { ArticleList } from "#content/articles.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import {
  type ArticleName,
  isArticleName,
  listOf,
  maxSlugLength,
  shippedArticle,
} from "./article-documents.server.ts";
import { today } from "./article-snapshot.server.ts";
import { mainLanguage, storedPlace } from "./stored-edits.ts";
import {
  changedEdits,
  findWebsiteDocument,
  lockWebsiteDocument,
  moveDocument,
  type WebsiteDocument,
  writeDraft,
} from "./website-documents.server.ts";

type Context = { db: Database };

export interface NewArticle {
  list: ArticleList;
  language: Language;
  title: string;
  /** Empty: it follows from the title. */
  slug: string;
}

/** The address has only letters, digits, and hyphens between words. */
export function slugFrom(title: string): string {
  const words = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (words.length <= maxSlugLength) return words;
  const whole = words.slice(0, maxSlugLength).replace(/-[^-]*$/, "");
  return whole.replace(/-+$/, "");
}

/** An article that was discarded before it was ever published frees its address again. */
const isUnused = ({ draft, publishedAt }: WebsiteDocument): boolean =>
  draft === null && publishedAt === null;

async function isTaken(db: Database | Transaction, name: ArticleName): Promise<boolean> {
  if (shippedArticle(name) !== undefined) return true;
  const row = await findWebsiteDocument(db, name);
  return row !== undefined && !isUnused(row);
}

/** An address that follows from a title is followed by a number where another article has it. */
async function freeName(
  db: Database | Transaction,
  list: ArticleList,
  slug: string,
): Promise<ArticleName | undefined> {
  for (let number = 1; number < 100; number++) {
    const end = number === 1 ? "" : `-${number}`;
    const name = `${list}/${slug.slice(0, maxSlugLength - end.length)}${end}`;
    if (isArticleName(name) && !(await isTaken(db, name))) return name;
  }
  return undefined;
}

export type NewArticleResult =
  | { ok: true; name: ArticleName }
  | { ok: false; reason: "not-allowed" | "taken" | "no-address" };

/** A draft that says no more than its title. */
export async function addArticle(
  { db }: Context,
  actor: Actor,
  { list, language, title, slug }: NewArticle,
): Promise<NewArticleResult> {
  if (!may(actor, "website.change")) return { ok: false, reason: "not-allowed" };
  const wanted = `${list}/${slug}`;
  if (slug !== "" && !isArticleName(wanted)) return { ok: false, reason: "no-address" };
  return db.transaction(async (tx): Promise<NewArticleResult> => {
    const name =
      slug !== "" && isArticleName(wanted) ? wanted : await freeName(tx, list, slugFrom(title));
    if (name === undefined) return { ok: false, reason: "no-address" };
    const row = shippedArticle(name) ? undefined : await lockWebsiteDocument(tx, name);
    if (row === undefined || !isUnused(row)) return { ok: false, reason: "taken" };
    const draft = {
      [storedPlace(language, "title")]: title,
      [storedPlace(mainLanguage, "firstDay")]: today(),
      ...(list === "resources" ? { [storedPlace(mainLanguage, "image")]: "reading_table" } : {}),
    };
    await writeDraft(tx, row, draft, {
      kind: "article-added",
      actorId: actor.accountId,
      change: changedEdits({}, draft),
    });
    return { ok: true, name };
  });
}

/** Only before its first publication, because from then on others may link to it. */
export const moveArticle = (
  context: Context,
  actor: Actor,
  name: ArticleName,
  slug: string,
): Promise<ChangeResult<"published" | "taken" | "no-address">> => {
  const moved = `${listOf(name)}/${slug}`;
  return changeRecord<
    WebsiteDocument,
    { to: ArticleName },
    "published" | "taken" | "no-address",
    Done
  >(context, {
    lock: (tx) => lockWebsiteDocument(tx, name),
    isAllowed: may(actor, "website.change"),
    async decide(tx, row) {
      if (!isArticleName(moved)) return "no-address";
      if (moved === name) return done;
      if (row.publishedAt !== null || shippedArticle(name) !== undefined) return "published";
      return (await isTaken(tx, moved)) ? "taken" : { to: moved };
    },
    async apply(tx, row, { to }) {
      await moveDocument(tx, row, to, actor.accountId);
      return done;
    },
  });
};
