/** Finds references to uploaded pictures on pages, in drafts, and in earlier versions. */
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
  /** The moment at which that version was published. */
  publishedAt: Date | null;
  /** True if the place has a description of the picture, and it does not only decorate. */
  needsWords: boolean;
}

/** Everything in which a picture may be used, read at once for many pictures. */
export async function readEditsInUse(db: Database | Transaction): Promise<EditsInUse[]> {
  const { document, published, draft } = websiteDocuments;
  const rows = await db
    .select({ document, published, draft })
    .from(websiteDocuments)
    .orderBy(asc(document));
  const versions = await db
    .select({ document, edits: websiteVersions.edits, publishedAt: websiteVersions.publishedAt })
    .from(websiteVersions)
    .innerJoin(websiteDocuments, eq(websiteDocuments.id, websiteVersions.documentId))
    .orderBy(desc(websiteVersions.publishedAt));
  const current = rows.flatMap((row) => [
    {
      document: row.document,
      state: "published" as const,
      publishedAt: null,
      edits: row.published,
    },
    { document: row.document, state: "draft" as const, publishedAt: null, edits: row.draft ?? {} },
  ]);
  const earlier = versions.map((row) => ({ ...row, state: "version" as const }));
  return [...current, ...earlier].flatMap((picture) =>
    isDocumentName(picture.document) ? [{ ...picture, document: picture.document }] : [],
  );
}

interface EditsInUse extends Omit<PictureUse, "needsWords"> {
  edits: StoredEdits;
}

export const usesIn = (all: readonly EditsInUse[], picture: string): PictureUse[] =>
  all.flatMap(({ edits, ...where }) => {
    const kinds = kindsOfUses(where.document, edits, picture);
    return kinds.length === 0 ? [] : [{ ...where, needsWords: kinds.includes("picture") }];
  });

export const findUses = async (
  db: Database | Transaction,
  picture: string,
): Promise<PictureUse[]> => usesIn(await readEditsInUse(db), picture);

/** A text of the document may refer to it as well: `![…](picture:own-front-desk)`. */
function kindsOfUses(document: DocumentName, edits: StoredEdits, picture: string): string[] {
  if (!Object.values(edits).some((text) => text.includes(picture))) return [];
  const inText = new RegExp(`picture:${picture}(?![\\w-])`);
  return flatFields(documentFields(document, edits)).flatMap(({ place, kind }) => {
    const text = edits[place] ?? "";
    return text === picture || inText.test(text) ? [kind] : [];
  });
}
