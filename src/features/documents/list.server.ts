/** What a list of documents shows: the page, the file for spreadsheets, and the data for programs. */

import { listClientNames } from "#features/facilities/list-clients.ts";
import { listFacilities } from "#features/facilities/list-facilities.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { csvHead, csvLines } from "#platform/records/csv.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import { documentColumns } from "./document-columns.ts";
import { type DocumentsRoom, shownRoom } from "./documents-room.ts";
import { countDocuments, listDocuments } from "./list-documents.ts";
import { readFilter } from "./read-filter.ts";
import { clockNow, shownDocument } from "./shown-document.server.ts";

export async function readDocumentList(room: DocumentsRoom, route: RouteRequest) {
  const actor = await room.enter(route);
  const { db } = route.context.get(appContext);
  const filter = readFilter(new URL(route.request.url).searchParams, room);
  const clock = clockNow();
  const isStaff = room.side === "staff";
  const [page, counts, facilities, clients] = await Promise.all([
    listDocuments(db, actor, filter, clock),
    countDocuments(db, actor, filter, clock),
    isStaff ? [] : listFacilities(db, actor),
    isStaff ? listClientNames(db, actor) : [],
  ]);
  const asks = isStaff || may(actor, "documents.acknowledge");
  const tabs = room.tabs.filter((tab) => asks || tab !== "to-acknowledge");
  return {
    room: { ...shownRoom(room), tabs },
    filter,
    counts,
    next: page.next,
    facilities: facilities.map(({ id, name }) => ({ id, name })),
    clients,
    lines: page.lines.map(shownDocument),
    mayAdd: may(actor, "documents.change"),
  };
}

export type DocumentListData = Awaited<ReturnType<typeof readDocumentList>>;

/** All that the filter of the list finds. */
export async function exportDocuments(room: DocumentsRoom, route: RouteRequest): Promise<Response> {
  const actor = await room.enter(route);
  const { db } = route.context.get(appContext);
  const filter = readFilter(new URL(route.request.url).searchParams, room);
  const clock = clockNow();
  return csvResponse("documents", async (after) => {
    const asked = { ...filter, page: Number(after ?? 1) };
    const page = await listDocuments(db, actor, asked, clock, recordsAtOnce);
    const head = after === undefined ? csvHead(documentColumns) : "";
    return { text: head + csvLines(documentColumns, page.lines), next: page.next?.toString() };
  });
}
