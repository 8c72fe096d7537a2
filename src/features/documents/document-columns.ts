import type { Column } from "#platform/records/csv.ts";
import { documentTypeLabels, validityLabels } from "./document-types.ts";
import type { DocumentListRow } from "./list-documents.server.ts";

export const documentColumns: readonly Column<DocumentListRow>[] = [
  { name: "title", value: ({ title }) => title },
  { name: "type", value: ({ type }) => documentTypeLabels[type] },
  { name: "client", value: ({ clientName }) => clientName },
  { name: "facility", value: ({ facilityName }) => facilityName ?? "All facilities" },
  { name: "version", value: ({ version }) => version },
  { name: "valid from", value: ({ validFrom }) => validFrom },
  { name: "valid until", value: ({ validUntil }) => validUntil },
  { name: "validity", value: ({ validity }) => validityLabels[validity] },
  {
    name: "acknowledgement",
    value: ({ needsAcknowledgement, waits }) =>
      needsAcknowledgement ? (waits ? "waited for" : "given") : "not asked for",
  },
  { name: "withdrawn", value: ({ withdrawnAt }) => (withdrawnAt === null ? "no" : "yes") },
  { name: "added (UTC)", value: ({ addedAt }) => addedAt },
  { name: "id", value: ({ id }) => id },
];
