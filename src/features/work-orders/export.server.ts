/** The list that is shown, whole, for a spreadsheet. */

import { company } from "#content/company.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Column } from "#platform/records/csv.ts";
import { csvHead, csvLines } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import type { WorkOrderListRow } from "./list-work-orders.server.ts";
import { listWorkOrders } from "./list-work-orders.server.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { workOrderMessages } from "./messages.ts";
import { askerName } from "./occupant-words.server.ts";
import { readFilter } from "./read-filter.ts";
import { categoryLabel, stateLabel } from "./work-order-types.ts";
import type { WorkOrdersView } from "./work-orders-view.ts";

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
  if (!may(actor, "work-orders.export")) throw new Response(null, { status: 404 });
  const { db } = route.context.get(appContext);
  const filter = readFilter(new URL(route.request.url).searchParams, view);
  return csvResponse("work-orders", async (after) => {
    const page = await listWorkOrders(db, actor, { ...filter, after }, recordsAtOnce);
    const shown = columns(actor.language);
    const head = after === undefined ? csvHead(shown) : "";
    return { text: head + csvLines(shown, page.rows), next: page.next };
  });
}
