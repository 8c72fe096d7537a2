/** The page of a list, the data behind it, and its spreadsheet are the same. */

import { company } from "#content/company.ts";
import { areaLabel } from "#features/facilities/areas/area-label.ts";
import { listFilterChoices } from "#features/facilities/filter-choices.server.ts";
import { momentOf } from "#platform/document/moment.ts";
import { cutText } from "#platform/format/cut-text.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import { listAllAssignees } from "./assignees.server.ts";
import {
  countWorkOrders,
  listWorkOrders,
  type WorkOrderListRow,
} from "./list-work-orders.server.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { workOrderMessages } from "./messages.ts";
import { askerName } from "./occupant-words.server.ts";
import { serviceLevelMessages } from "./service-levels/messages.ts";
import { formatTimeLeft } from "./time-left.ts";
import { readFilter, toWorkOrdersViewData, type WorkOrdersView } from "./work-order-filter.ts";
import { categoryLabel, stateLabel } from "./work-order-types.ts";

const excerptLength = 240;

/** A row as a list, and the data behind it, show it; moments in the zone of the facility. */
export function toWorkOrderTableRow(row: WorkOrderListRow, { accountId, language }: Actor) {
  const { id, number, clientName, facilityName, priority, state, assigneeName } = row;
  const { response, resolution } = serviceLevelMessages(language).clocks;
  const moment = (date: Date) => momentOf(date, language, row.timeZone);
  const { dueAt, dueClock, visitDate, timeZone, remaining, isLate } = row;
  return {
    id,
    number,
    clientName,
    facilityName,
    priority,
    state,
    assigneeName,
    askedName: askerName(row, language),
    area: areaOf(row, language),
    category: categoryLabel(row.category, language),
    priorityLabel: workOrderMessages(language).priorities[priority],
    stateLabel: stateLabel(row, language),
    excerpt: cutText(row.text, excerptLength),
    asked: moment(row.createdAt),
    due:
      dueAt === null || remaining === undefined
        ? undefined
        : {
            at: moment(dueAt),
            isLate,
            visitDate,
            what: dueClock === "response" && visitDate === null ? response : resolution,
            left: formatTimeLeft(remaining, isLate, { dueAt, timeZone, visitDate }, language),
          },
    done: row.finishedAt && moment(row.finishedAt),
    isMine: row.assignedTo === accountId,
    hasMissed: row.isBreached,
  };
}

export type WorkOrderTableRow = ReturnType<typeof toWorkOrderTableRow>;

/** `Lobby, Floor 1`; nothing where the whole facility is meant. */
const areaOf = (
  { areaName, areaFloor }: Pick<WorkOrderListRow, "areaName" | "areaFloor">,
  language: Language,
) => (areaName === null ? undefined : areaLabel(areaName, areaFloor ?? "", language));

export async function readList(view: WorkOrdersView, route: RouteRequest) {
  const actor = await view.enter(route);
  const { db } = route.context.get(appContext);
  const filter = readFilter(new URL(route.request.url).searchParams, view);
  const [page, counts, choices, assignees] = await Promise.all([
    listWorkOrders(db, actor, filter),
    countWorkOrders(db, actor, filter),
    listFilterChoices(db, actor, filter),
    listAllAssignees(db, actor),
  ]);
  return {
    view: toWorkOrdersViewData(view),
    filter,
    counts,
    assignees,
    next: page.next,
    ...choices,
    rows: page.rows.map((row) => toWorkOrderTableRow(row, actor)),
    mayCreate: may(actor, "work-orders.create"),
    mayExport: may(actor, "work-orders.export"),
    mayDirect: may(actor, "work-orders.direct"),
    mayAccept: may(actor, "work-orders.accept"),
  };
}

export type ListData = Awaited<ReturnType<typeof readList>>;

/** Moments are written in the company's time zone. */
const columns = byLanguage((language): readonly Column<WorkOrderListRow>[] => {
  const { export: heads, sources } = workOrderServerMessages(language);
  const { priorities } = workOrderMessages(language);
  const { timeZone } = company;
  const moment = (
    name: (values: { timeZone: string }) => string,
    read: (row: WorkOrderListRow) => Date | null,
  ): Column<WorkOrderListRow> => ({
    name: name({ timeZone }),
    value(row) {
      const value = read(row);
      return value && localTime(value, timeZone);
    },
  });
  const yesOrNo = (is: boolean): string => (is ? heads.yes : heads.no);
  return [
    { name: heads.number, value: ({ number }) => number },
    { name: heads.client, value: ({ clientName }) => clientName },
    { name: heads.facility, value: ({ facilityName }) => facilityName },
    { name: heads.area, value: ({ areaName }) => areaName },
    { name: heads.floor, value: ({ areaFloor }) => areaFloor },
    { name: heads.category, value: ({ category }) => categoryLabel(category, language) },
    { name: heads.priority, value: ({ priority }) => priorities[priority] },
    { name: heads.state, value: (row) => stateLabel(row, language) },
    { name: heads.text, value: ({ text }) => text },
    { name: heads.askedBy, value: (row) => askerName(row, language) },
    { name: heads.source, value: ({ source }) => sources[source] },
    { name: heads.assignedTo, value: ({ assigneeName }) => assigneeName },
    moment(heads.asked, ({ createdAt }) => createdAt),
    moment(heads.due, ({ dueAt }) => dueAt),
    { name: heads.late, value: ({ isLate }) => yesOrNo(isLate) },
    { name: heads.missed, value: ({ isBreached }) => yesOrNo(isBreached) },
    moment(heads.done, ({ finishedAt }) => finishedAt),
    moment(heads.accepted, ({ acceptedAt }) => acceptedAt),
    { name: heads.id, value: ({ id }) => id },
  ];
});

export async function exportList(view: WorkOrdersView, route: RouteRequest): Promise<Response> {
  const actor = await view.enter(route);
  if (!may(actor, "work-orders.export")) throw notFound();
  const { db } = route.context.get(appContext);
  const filter = readFilter(new URL(route.request.url).searchParams, view);
  return csvResponse("work-orders", columns(actor.language), (after) =>
    listWorkOrders(db, actor, { ...filter, after }, recordsAtOnce),
  );
}
