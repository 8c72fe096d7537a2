import type { Finder } from "#platform/feature.server.ts";
import { clockNow } from "./document-table-row.server.ts";
import { documentTypeLabels, validityLabels } from "./document-types.ts";
import { listDocuments } from "./list-documents.server.ts";

/** Finds nothing for roles that may not read documents. */
export const documentFinder: Finder = {
  title: () => "Documents",
  place: 60,
  async find({ db, actor, words, home, limit }) {
    const filter = { tab: "all", words, sort: "newest", page: 1 } as const;
    const { rows } = await listDocuments(db, actor, filter, clockNow(), limit);
    return rows.map((row) => ({
      to: `${home}/documents/${row.id}`,
      label: row.title,
      detail: [
        row.facilityName ?? row.clientName,
        documentTypeLabels[row.type].toLowerCase(),
        validityLabels[row.validity].toLowerCase(),
      ].join(", "),
    }));
  },
};
