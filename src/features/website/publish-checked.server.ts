/** A draft is published only if every page that shows it can be rendered with it. */
import type { Logger } from "pino";
import type { ContentEdits } from "#content/content-edits.ts";
import { pagesInAllLanguages } from "#content/pages.ts";
import type { Database } from "#platform/database/client.ts";
import { contentDocuments, documentsOfPage } from "#platform/document/content-documents.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { publish } from "./change-website.server.ts";
import type { DocumentName } from "./shipped-documents.server.ts";
import { findWebsiteDocuments, snapshotOf } from "./website-documents.server.ts";

export type RenderPage = (path: string, edits: ContentEdits) => Promise<string>;

interface Publication {
  db: Database;
  actor: Actor;
  preview: RenderPage;
  log: Logger;
}

export type PublicationResult =
  | { ok: true }
  | { ok: false; reason: "no-draft" | "draft-changed" | "not-found" | "not-allowed" }
  | { ok: false; reason: "breaks"; page: string };

/** @returns the first page that cannot be rendered */
async function brokenPage(
  documents: readonly DocumentName[],
  edits: ContentEdits,
  { preview, log }: Publication,
): Promise<string | undefined> {
  const known = contentDocuments();
  for (const { path, language, onRequest } of pagesInAllLanguages()) {
    if (onRequest) continue;
    const area = language === "en" ? "marketing" : `marketing-${language}`;
    const shown = known && documentsOfPage(path, area, known);
    if (shown && !documents.some((name) => shown.has(name))) continue;
    try {
      await preview(path, edits);
    } catch (error) {
      log.warn({ err: error, path }, "a draft of the website breaks a page");
      return path;
    }
  }
  return undefined;
}

/** @param documents one, or all that have a draft: together, as their pages show them together */
export async function publishChecked(
  publication: Publication,
  documents: readonly DocumentName[],
): Promise<PublicationResult> {
  const { db, actor } = publication;
  const rows = await findWebsiteDocuments(db);
  const drafts = documents.flatMap((name) => {
    const draft = rows.get(name)?.draft;
    return draft ? [{ name, draft }] : [];
  });
  if (drafts.length === 0) return { ok: false, reason: "no-draft" };
  const names = drafts.map(({ name }) => name);
  const edits = snapshotOf(rows, (name) => names.includes(name));
  const page = await brokenPage(names, edits, publication);
  if (page !== undefined) return { ok: false, reason: "breaks", page };
  return db.transaction(async (tx): Promise<PublicationResult> => {
    for (const { name, draft } of drafts) {
      const result = await publish({ db: tx }, actor, name, draft);
      if (!result.ok) return result;
    }
    return { ok: true };
  });
}
