import type { Finder } from "#platform/feature.server.ts";
import { clockNow } from "./document-table-row.server.ts";
import { listDocuments } from "./list-documents.server.ts";
import { documentServerMessages } from "./messages.server.ts";
import { documentMessages } from "./messages.ts";

/** Finds nothing for roles that may not read documents. */
export const documentFinder: Finder = {
  title: (language) => documentMessages(language).section,
  place: 60,
  async find({ db, actor, words, home, limit }) {
    const filter = { tab: "all", words, sort: "newest", page: 1 } as const;
    const { rows } = await listDocuments(db, actor, filter, clockNow(), limit);
    const { typesInText, validityInText } = documentServerMessages(actor.language);
    return rows.map((row) => ({
      to: `${home}/documents/${row.id}`,
      label: row.title,
      detail: [
        row.facilityName ?? row.clientName,
        typesInText[row.type],
        validityInText[row.validity],
      ].join(", "),
    }));
  },
};
