/** What a list of documents shows: the page, the file for spreadsheets, and the data for programs. */

import { listClientNames } from "#features/facilities/list-clients.server.ts";
import { listFacilities } from "#features/facilities/list-facilities.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Column } from "#platform/records/csv.ts";
import { csvHead, csvLines } from "#platform/records/csv.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import { clockNow, toDocumentTableRow } from "./document-table-row.server.ts";
import { documentTypeLabels, validityLabels } from "./document-types.ts";
import { type DocumentsView, toDocumentsViewData } from "./documents-view.ts";
import type { DocumentListRow } from "./list-documents.server.ts";
import { countDocuments, listDocuments } from "./list-documents.server.ts";
import { readFilter } from "./read-filter.ts";

const documentColumns: readonly Column<DocumentListRow>[] = [
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

export async function readDocumentList(view: DocumentsView, route: RouteRequest) {
  const actor = await view.enter(route);
  const { db } = route.context.get(appContext);
  const filter = readFilter(new URL(route.request.url).searchParams, view);
  const clock = clockNow();
  const isStaff = view.audience === "staff";
  const [page, counts, facilities, clients] = await Promise.all([
    listDocuments(db, actor, filter, clock),
    countDocuments(db, actor, filter, clock),
    isStaff ? [] : listFacilities(db, actor),
    isStaff ? listClientNames(db, actor) : [],
  ]);
  const asks = isStaff || may(actor, "documents.acknowledge");
  const tabs = view.tabs.filter((tab) => asks || tab !== "to-acknowledge");
  return {
    view: { ...toDocumentsViewData(view), tabs },
    filter,
    counts,
    next: page.next,
    facilities: facilities.map(({ id, name }) => ({ id, name })),
    clients,
    rows: page.rows.map(toDocumentTableRow),
    mayAdd: may(actor, "documents.change"),
  };
}

export type DocumentListData = Awaited<ReturnType<typeof readDocumentList>>;

/** All that the filter of the list finds. */
export async function exportDocuments(view: DocumentsView, route: RouteRequest): Promise<Response> {
  const actor = await view.enter(route);
  const { db } = route.context.get(appContext);
  const filter = readFilter(new URL(route.request.url).searchParams, view);
  const clock = clockNow();
  return csvResponse("documents", async (after) => {
    const pagedFilter = { ...filter, page: Number(after ?? 1) };
    const page = await listDocuments(db, actor, pagedFilter, clock, recordsAtOnce);
    const head = after === undefined ? csvHead(documentColumns) : "";
    return { text: head + csvLines(documentColumns, page.rows), next: page.next?.toString() };
  });
}
