/** The page, the spreadsheet, and the API share this list. */
import { listFacilities } from "#features/facilities/find-facility.server.ts";
import { listClientNames } from "#features/facilities/list-clients.server.ts";
import { momentOf } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { findTimeZoneOfPerson } from "#platform/notifications/zone-of-person.server.ts";
import type { Column } from "#platform/records/csv.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import { type DocumentsView, readFilter, toDocumentsViewData } from "./document-filter.ts";
import {
  countDocuments,
  currentDocumentClock,
  type DocumentListRow,
  listDocuments,
} from "./list-documents.server.ts";
import { documentServerMessages } from "./messages.server.ts";
import { documentMessages } from "./messages.ts";

interface Content {
  isHeld: boolean;
  state: "arriving" | "stored" | "deleted";
}

/** Ready if its file can be opened; otherwise the reason why not. */
export const contentState = ({ isHeld, state }: Content): "ready" | "checking" | "refused" =>
  state !== "stored" ? "refused" : isHeld ? "checking" : "ready";

/** @param timeZone of the facility, or of the reader where it is about all of them */
export function toDocumentTableRow(row: DocumentListRow, language: Language, timeZone: string) {
  const { types, validity } = documentMessages(language);
  const { id, clientName, facilityId, facilityName, type, title, version, waits } = row;
  return {
    id,
    title,
    type,
    clientName,
    facilityId,
    version,
    typeLabel: types[type],
    place: facilityName ?? documentServerMessages(language).allFacilities,
    validity: row.validity,
    validityLabel: validity[row.validity],
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    validDays: formatValidity(row, language),
    waitsForAcknowledgement: waits,
    needsAcknowledgement: row.needsAcknowledgement,
    isWithdrawn: row.withdrawnAt !== null,
    content: contentState({ isHeld: row.isHeld, state: row.fileState }),
    added: momentOf(row.addedAt, language, timeZone),
  };
}

/** @returns e.g. `Jan 1, 2026 to Dec 31, 2026`; empty where neither day is known */
export function formatValidity(
  { validFrom, validUntil }: Pick<DocumentListRow, "validFrom" | "validUntil">,
  language: Language,
): string {
  const messages = documentServerMessages(language);
  const from = validFrom && dayWithYear(validFrom, language);
  const until = validUntil && dayWithYear(validUntil, language);
  if (from && until) return messages.validDays({ from, until });
  if (until) return messages.validUntil({ day: until });
  return from ? messages.validFrom({ day: from }) : "";
}

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
  const clock = currentDocumentClock();
  const isStaff = view.audience === "staff";
  const [page, counts, facilities, clients, readerZone] = await Promise.all([
    listDocuments(db, actor, filter, clock),
    countDocuments(db, actor, filter, clock),
    isStaff ? [] : listFacilities(db, actor),
    isStaff ? listClientNames(db, actor) : [],
    findTimeZoneOfPerson(db, actor.accountId),
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
    rows: page.rows.map((row) =>
      toDocumentTableRow(row, actor.language, row.timeZone ?? readerZone),
    ),
    mayAdd: may(actor, "documents.change"),
  };
}

export type DocumentListData = Awaited<ReturnType<typeof readDocumentList>>;

/** The file has every match, and not only the page on screen. */
export async function exportDocuments(view: DocumentsView, route: RouteRequest): Promise<Response> {
  const actor = await view.enter(route);
  const { db } = route.context.get(appContext);
  const filter = readFilter(new URL(route.request.url).searchParams, view);
  const clock = currentDocumentClock();
  return csvResponse("documents", documentColumns(actor.language), async (after) => {
    const pagedFilter = { ...filter, page: Number(after ?? 1) };
    const page = await listDocuments(db, actor, pagedFilter, clock, recordsAtOnce);
    return { rows: page.rows, next: page.next?.toString() };
  });
}
