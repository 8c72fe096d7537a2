/** A draft is published only if every page that shows it can be rendered with it. */
import type { Logger } from "pino";
import type { ContentEdits } from "#content/content-edits.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { renderWithEdits } from "#platform/document/content-edits.server.ts";
import type { SitePreview } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { type ArticleName, isArticleName } from "./article-documents.server.ts";
import { documentsInEach, languagesOf } from "./article-snapshot.server.ts";
import { editsThatDiffer, publish, publishLater, saveDraft } from "./change-website.server.ts";
import { draftMark } from "./draft-mark.server.ts";
import { pagesThatShow } from "./pages-of-documents.server.ts";
import type { DocumentName } from "./shipped-documents.server.ts";
import { snapshotOf } from "./snapshot.server.ts";
import { sameEdits } from "./stored-edits.ts";
import type { StoredEdits } from "./tables/website-documents.ts";
import {
  draftsWithoutTime,
  findWebsiteDocuments,
  inLockOrder,
  type NamedDraft,
} from "./website-documents.server.ts";

interface Publication {
  db: Database;
  actor: Actor;
  preview: SitePreview;
  log: Logger;
}

type Refused =
  | { ok: false; reason: "no-draft" | "draft-changed" | "not-found" | "not-allowed" }
  | { ok: false; reason: "nothing-to-read" }
  | { ok: false; reason: "breaks"; page: string };

export type PublicationResult = { ok: true } | Refused;

/** @returns the first page that cannot be rendered */
async function brokenPage(
  documents: readonly DocumentName[],
  edits: ContentEdits,
  { preview, log }: Pick<Publication, "preview" | "log">,
): Promise<string | undefined> {
  // Drafts are included, because they may add and remove pages.
  const pages = renderWithEdits(() => pagesThatShow(documents), edits);
  for (const { path } of pages) {
    try {
      await preview.check(path, edits);
    } catch (error) {
      log.warn({ err: error, path }, "a draft of the website breaks a page");
      return path;
    }
  }
  return undefined;
}

/** Drafts of these documents, once each page has been rendered with all of them. */
async function checkDrafts(
  publication: Publication,
  documents: readonly DocumentName[],
  mark: string,
): Promise<Refused | { ok: true; drafts: NamedDraft[] }> {
  const rows = await findWebsiteDocuments(publication.db);
  const drafts = inLockOrder(documents, (name) => name).flatMap((name) => {
    const draft = rows.get(name)?.draft;
    return draft ? [{ name, draft }] : [];
  });
  if (drafts.length === 0) return { ok: false, reason: "no-draft" };
  if (draftMark(drafts.map(({ draft }) => draft)) !== mark)
    return { ok: false, reason: "draft-changed" };
  const names = drafts.map(({ name }) => name);
  if (drafts.some(({ name, draft }) => isArticleName(name) && isUnfinished(name, draft)))
    return { ok: false, reason: "nothing-to-read" };
  const edits = snapshotOf(rows, (name) => names.includes(name));
  const page = await brokenPage(names, edits, publication);
  return page === undefined ? { ok: true, drafts } : { ok: false, reason: "breaks", page };
}

/** Drafts that one button publishes together. An article without any text yet must not hold up the others. */
export const draftsToPublish = (
  rows: Parameters<typeof draftsWithoutTime>[0],
): readonly NamedDraft[] =>
  draftsWithoutTime(rows).filter(
    ({ name, draft }) => !(isArticleName(name) && isUnfinished(name, draft)),
  );

/** Neither hidden nor written in any language. */
const isUnfinished = (name: ArticleName, draft: StoredEdits): boolean =>
  languagesOf(name, draft).length === 0 &&
  !documentsInEach(name, draft).some(({ document }) => document.hidden);

/**
 * @param documents one, or all that have a draft and no time of their own: together, as their pages show them together
 * @param mark of the drafts that the administrator has looked at
 */
export async function publishChecked(
  publication: Publication,
  documents: readonly DocumentName[],
  mark: string,
): Promise<PublicationResult> {
  const checked = await checkDrafts(publication, documents, mark);
  if (!checked.ok) return checked;
  const { db, actor } = publication;
  return allOrNone(db, async (tx) => {
    for (const { name, draft } of checked.drafts) {
      const result = await publish({ db: tx }, actor, name, draft);
      if (!result.ok) return result;
    }
    return { ok: true };
  });
}

async function allOrNone(
  db: Database,
  work: (tx: Transaction) => Promise<PublicationResult>,
): Promise<PublicationResult> {
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx);
      if (!result.ok) throw new OneRefused(result);
      return result;
    });
  } catch (error) {
    if (error instanceof OneRefused) return error.refused;
    throw error;
  }
}

/** Takes back what was published of the others: all of them, or none. */
class OneRefused extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super("a draft was not published");
    this.refused = refused;
  }
}

/**
 * Texts of several documents in one publication, which somebody has seen in a list instead of as drafts. A
 * document with a draft holds all of it up: publishing it would publish what is unfinished, too.
 */
export async function publishTexts(
  publication: Publication,
  changes: ReadonlyMap<DocumentName, Texts>,
): Promise<PublicationResult | { ok: false; reason: "has-draft"; documents: DocumentName[] }> {
  const { db, actor } = publication;
  const rows = await findWebsiteDocuments(db);
  const documents = [...changes.keys()].filter((name) => rows.get(name)?.draft);
  if (documents.length > 0) return { ok: false, reason: "has-draft", documents };
  const drafts = inLockOrder([...changes], ([name]) => name).flatMap(([name, texts]) => {
    const published = rows.get(name)?.published ?? {};
    const draft = editsThatDiffer(name, { ...published, ...texts }, published);
    return sameEdits(draft, published) ? [] : [{ name, texts, draft }];
  });
  const names = drafts.map(({ name }) => name);
  const edits = snapshotOf(withDrafts(rows, drafts), (name) => names.includes(name));
  const page = await brokenPage(names, edits, publication);
  if (page !== undefined) return { ok: false, reason: "breaks", page };
  return allOrNone(db, async (tx) => {
    for (const { name, texts, draft } of drafts) {
      const saved = await saveDraft({ db: tx }, actor, name, texts);
      if (!saved.ok)
        return saved.reason === "edited-by-both" ? { ok: false, reason: "draft-changed" } : saved;
      const result = await publish({ db: tx }, actor, name, draft);
      // Somebody else has done the same meanwhile.
      if (!result.ok && result.reason !== "no-draft") return result;
    }
    return { ok: true };
  });
}

type Rows = Awaited<ReturnType<typeof findWebsiteDocuments>>;

/** The rows from which pages would be rendered, before anything is written. */
function withDrafts(rows: Rows, drafts: readonly NamedDraft[]): Rows {
  const unwritten = { id: "", published: {}, publishAt: null, publishBy: null, publishedAt: null };
  return new Map([
    ...rows,
    ...drafts.map(({ name, draft }) => {
      const row = rows.get(name) ?? { ...unwritten, document: name };
      return [name, { ...row, draft }] as const;
    }),
  ]);
}

/** The clock publishes without looking: what breaks a page is refused when its time is chosen, and a draft that changes afterwards loses its time. */
export async function planChecked(
  publication: Publication,
  document: DocumentName,
  mark: string,
  at: Date,
): Promise<PublicationResult | { ok: false; reason: "past" }> {
  const checked = await checkDrafts(publication, [document], mark);
  if (!checked.ok) return checked;
  const { db, actor } = publication;
  return publishLater({ db }, actor, document, at, checked.drafts[0]?.draft);
}
