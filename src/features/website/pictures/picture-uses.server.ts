/** Where the website refers to an uploaded picture: on its pages, in drafts, and in earlier versions. */
import { asc, desc, eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { documentFields, flatFields } from "../document-fields.server.ts";
import { type DocumentName, isDocumentName } from "../shipped-documents.server.ts";
import {
  type StoredEdits,
  websiteDocuments,
  websiteVersions,
} from "../tables/website-documents.ts";

export interface PictureUse {
  document: DocumentName;
  state: "published" | "draft" | "version";
  /** When that version was published. */
  publishedAt: Date | null;
  /** Whether the picture is described there, and does not only decorate. */
  needsWords: boolean;
}

export async function findUses(db: Database | Transaction, picture: string): Promise<PictureUse[]> {
  const uses: PictureUse[] = [];
  const look = (
    { document, edits }: { document: string; edits: StoredEdits | null },
    state: PictureUse["state"],
    publishedAt: Date | null,
  ) => {
    if (edits === null || !isDocumentName(document)) return;
    const kinds = kindsOfUses(document, edits, picture);
    if (kinds.length > 0)
      uses.push({ document, state, publishedAt, needsWords: kinds.includes("picture") });
  };
  const { document, published, draft } = websiteDocuments;
  const rows = await db
    .select({ document, published, draft })
    .from(websiteDocuments)
    .orderBy(asc(document));
  for (const row of rows) {
    look({ ...row, edits: row.published }, "published", null);
    look({ ...row, edits: row.draft }, "draft", null);
  }
  const versions = await db
    .select({ document, edits: websiteVersions.edits, publishedAt: websiteVersions.publishedAt })
    .from(websiteVersions)
    .innerJoin(websiteDocuments, eq(websiteDocuments.id, websiteVersions.documentId))
    .orderBy(desc(websiteVersions.publishedAt));
  for (const row of versions) look(row, "version", row.publishedAt);
  return uses;
}

/** A text of the document may refer to it as well: `![…](picture:own-front-desk)`. */
function kindsOfUses(document: DocumentName, edits: StoredEdits, picture: string): string[] {
  if (!Object.values(edits).some((text) => text.includes(picture))) return [];
  const inText = new RegExp(`picture:${picture}(?![\\w-])`);
  return flatFields(documentFields(document, edits)).flatMap(({ place, kind }) => {
    const text = edits[place] ?? "";
    return text === picture || inText.test(text) ? [kind] : [];
  });
}
