/** A draft is published only if every page that shows it can be rendered with it. */
import type { Logger } from "pino";
import type { ContentEdits } from "#content/content-edits.ts";
import type { Database } from "#platform/database/client.ts";
import { renderWithEdits } from "#platform/document/content-edits.server.ts";
import type { SitePreview } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type ArticleName, isArticleName } from "./article-documents.server.ts";
import { documentsInEach, languagesOf } from "./article-snapshot.server.ts";
import { publish, publishLater } from "./change-website.server.ts";
import { draftMark } from "./draft-mark.server.ts";
import { pagesThatShow } from "./pages-of-documents.server.ts";
import type { DocumentName } from "./shipped-documents.server.ts";
import { snapshotOf } from "./snapshot.server.ts";
import type { StoredEdits } from "./tables/website-documents.ts";
import { findWebsiteDocuments } from "./website-documents.server.ts";

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
  // With the drafts, as they may add pages and take some away.
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
): Promise<Refused | { ok: true; drafts: { name: DocumentName; draft: StoredEdits }[] }> {
  const rows = await findWebsiteDocuments(publication.db);
  const drafts = documents.flatMap((name) => {
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

/** Neither hidden nor written in any language. */
const isUnfinished = (name: ArticleName, draft: StoredEdits): boolean =>
  languagesOf(name, draft).length === 0 &&
  !documentsInEach(name, draft).some(({ document }) => document.hidden);

/**
 * @param documents one, or all that have a draft: together, as their pages show them together
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
  try {
    return await db.transaction(async (tx): Promise<PublicationResult> => {
      for (const { name, draft } of checked.drafts) {
        const result = await publish({ db: tx }, actor, name, draft);
        if (!result.ok) throw new OneRefused(result);
      }
      return { ok: true };
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

/** The clock publishes without looking: what breaks a page is refused when its time is chosen. */
export async function planChecked(
  publication: Publication,
  document: DocumentName,
  mark: string,
  at: Date,
): Promise<PublicationResult | { ok: false; reason: "past" }> {
  const checked = await checkDrafts(publication, [document], mark);
  if (!checked.ok) return checked;
  return publishLater({ db: publication.db }, publication.actor, document, at);
}
