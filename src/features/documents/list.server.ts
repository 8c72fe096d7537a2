/** What a list of documents shows: the page, the file for spreadsheets, and the data for programs. */

import { listClientNames } from "#features/facilities/list-clients.server.ts";
import { listFacilities } from "#features/facilities/list-facilities.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Column } from "#platform/records/csv.ts";
import { csvHead, csvLines } from "#platform/records/csv.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import { clockNow, toDocumentTableRow } from "./document-table-row.server.ts";
import { type DocumentsView, toDocumentsViewData } from "./documents-view.ts";
import type { DocumentListRow } from "./list-documents.server.ts";
import { countDocuments, listDocuments } from "./list-documents.server.ts";
import { documentServerMessages } from "./messages.server.ts";
import { documentMessages } from "./messages.ts";
import { readFilter } from "./read-filter.ts";

const documentColumns = byLanguage((language): readonly Column<DocumentListRow>[] => {
  const { types, validity: validities } = documentMessages(language);
  const { export: words, allFacilities } = documentServerMessages(language);
  return [
    { name: words.title, value: ({ title }) => title },
    { name: words.type, value: ({ type }) => types[type] },
    { name: words.client, value: ({ clientName }) => clientName },
    { name: words.facility, value: ({ facilityName }) => facilityName ?? allFacilities },
    { name: words.version, value: ({ version }) => version },
    { name: words.validFrom, value: ({ validFrom }) => validFrom },
    { name: words.validUntil, value: ({ validUntil }) => validUntil },
    { name: words.validity, value: ({ validity }) => validities[validity] },
    {
      name: words.acknowledgement,
      value: ({ needsAcknowledgement, waits }) =>
        needsAcknowledgement ? (waits ? words.waitedFor : words.given) : words.notAskedFor,
    },
    { name: words.withdrawn, value: ({ withdrawnAt }) => (withdrawnAt ? words.yes : words.no) },
    { name: words.added, value: ({ addedAt }) => addedAt },
    { name: words.id, value: ({ id }) => id },
  ];
});

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
    rows: page.rows.map((row) => toDocumentTableRow(row, actor.language)),
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
  const columns = documentColumns(actor.language);
  return csvResponse("documents", async (after) => {
    const pagedFilter = { ...filter, page: Number(after ?? 1) };
    const page = await listDocuments(db, actor, pagedFilter, clock, recordsAtOnce);
    const head = after === undefined ? csvHead(columns) : "";
    return { text: head + csvLines(columns, page.rows), next: page.next?.toString() };
  });
}
