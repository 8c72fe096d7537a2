/** One file has all edits, for another installation to import. */
import * as z from "zod/mini";
import { parseStorableJson } from "#platform/http/storable-text.ts";
import { type ExchangedPicture, exchangedPicture } from "./pictures/exchanged-pictures.ts";
import { type DocumentName, isDocumentName } from "./shipped-documents.server.ts";
import type { StoredEdits } from "./tables/website-documents.ts";
import type { WebsiteDocument } from "./website-documents.server.ts";

const file = z.object({
  kind: z.literal("website-edits"),
  version: z.literal(1),
  documents: z.record(z.string(), z.record(z.string(), z.string())),
  /** Set only in an archive, which has the pictures beside the texts. */
  pictures: z.optional(z.array(exchangedPicture)),
});

/** Only published texts, in an order that keeps differences in git small. */
export const exportedEdits = (
  documents: ReadonlyMap<DocumentName, Pick<WebsiteDocument, "published">>,
  pictures: readonly ExchangedPicture[] = [],
): string => {
  const sorted = <Value>(entries: Iterable<[string, Value]>): Record<string, Value> =>
    Object.fromEntries([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const edited = [...documents].filter(([, row]) => Object.keys(row.published).length > 0);
  const content: z.infer<typeof file> = {
    kind: "website-edits",
    version: 1,
    documents: sorted(
      edited.map(([name, row]): [string, Record<string, string>] => [
        name,
        sorted(Object.entries(row.published)),
      ]),
    ),
    ...(pictures.length > 0 && { pictures: [...pictures] }),
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
};

export interface ReadEdits {
  documents: [DocumentName, StoredEdits][];
  pictures: readonly ExchangedPicture[];
}

/** @returns undefined for anything else; documents that this version does not have are left out */
export function readExportedEdits(text: string): ReadEdits | undefined {
  const parsed = z.safeParse(file, parseStorableJson(text));
  if (!parsed.success) return undefined;
  const { documents, pictures = [] } = parsed.data;
  return {
    documents: Object.entries(documents).flatMap(([name, edits]): [DocumentName, StoredEdits][] =>
      isDocumentName(name) ? [[name, edits]] : [],
    ),
    pictures,
  };
}
