/** What a list of inspections shows, in portal and office. */

import * as z from "zod/mini";
import { methodLabels } from "#features/facilities/facility-types.ts";
import { listFilterChoices } from "#features/facilities/filter-choices.server.ts";
import { dayInAddress } from "#platform/format/calendar-day.ts";
import { dayWithWeekday } from "#platform/format/day-format.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import type { Column } from "#platform/records/csv.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import { ifUnderstood } from "#platform/search/filter-schema.ts";
import { inspectionTabs } from "./inspection-forms.ts";
import {
  countInspections,
  type InspectionFilter,
  type InspectionListRow,
  listInspections,
} from "./list-inspections.server.ts";
import { inspectionServerMessages } from "./messages.server.ts";
import { readTrendsView } from "./read-trends.server.ts";
import { formatAppaLevel, namedAppaLevel } from "./score-sentences.server.ts";
import { appaLevel, percentOf, scoringMethods } from "./scoring.ts";

/** Values that don't parse are ignored. */
const filterSchema = z.object({
  tab: ifUnderstood(z.enum(inspectionTabs)),
  facilityId: ifUnderstood(z.uuid()),
  clientId: ifUnderstood(z.uuid()),
  method: ifUnderstood(z.enum(scoringMethods)),
  from: dayInAddress(),
  to: dayInAddress(),
  after: ifUnderstood(z.uuid()),
});

export function readInspectionFilter(request: Request): InspectionFilter {
  const query = z.parse(filterSchema, Object.fromEntries(new URL(request.url).searchParams));
  return { ...query, tab: query.tab ?? "all" };
}

/** @param path of the section */
export async function readInspectionList(route: RouteRequest, actor: Actor, path: string) {
  const { db } = route.context.get(appContext);
  const filter = readInspectionFilter(route.request);
  const { tab: _, after: _place, ...narrowed } = filter;
  const [page, counts, choices] = await Promise.all([
    listInspections(db, actor, filter),
    countInspections(db, actor, narrowed),
    listFilterChoices(db, actor, filter),
  ]);
  const [only] = choices.facilities.length === 1 ? choices.facilities : [];
  // Trends are shown for a single facility only, above its first page.
  const trends = filter.after
    ? undefined
    : await readTrendsView(route, actor, filter.facilityId ?? only?.id);
  return {
    path,
    filter,
    counts,
    trends,
    next: page.next,
    ...choices,
    rows: page.rows.map((row) => toInspectionTableRow(row, actor.language)),
  };
}

export type InspectionListData = Awaited<ReturnType<typeof readInspectionList>>;

export function toInspectionTableRow(row: InspectionListRow, language: Language) {
  const { id, state, facilityName, inspectorName, scoreTenths, openDeficiencies } = row;
  return {
    id,
    state,
    facilityName,
    inspectorName,
    openDeficiencies,
    items: row.items,
    facilityId: row.facilityId,
    plannedOn: row.plannedOn,
    stateLabel: inspectionServerMessages(language).states[state],
    method: methodLabels(language)[row.method],
    day: dayWithWeekday(row.plannedOn, language),
    score: scoreTenths === null ? null : toScoreView(scoreTenths, language),
  };
}

export type InspectionTableRow = ReturnType<typeof toInspectionTableRow>;

export const toScoreView = (tenths: number, language: Language) => ({
  tenths,
  percent: percentOf(tenths),
  appa: namedAppaLevel(tenths, language),
  level: formatAppaLevel(tenths, language),
});

const columns = byLanguage((language): readonly Column<InspectionListRow>[] => {
  const { export: heads, states } = inspectionServerMessages(language);
  return [
    { name: heads.facility, value: ({ facilityName }) => facilityName },
    { name: heads.plannedOn, value: ({ plannedOn }) => plannedOn },
    { name: heads.state, value: ({ state }) => states[state] },
    { name: heads.inspector, value: ({ inspectorName }) => inspectorName },
    { name: heads.method, value: ({ method }) => methodLabels(language)[method] },
    { name: heads.items, value: ({ items }) => items },
    { name: heads.score, value: ({ scoreTenths }) => scoreTenths && scoreTenths / 10 },
    {
      name: heads.appa,
      value: ({ scoreTenths: of }) => (of === null ? null : appaLevel(of)),
    },
    { name: heads.open, value: ({ openDeficiencies }) => openDeficiencies },
    { name: heads.finished, value: ({ finishedAt }) => finishedAt },
    { name: heads.signed, value: ({ signedAt }) => signedAt },
  ];
});

export async function exportInspections(route: RouteRequest, actor: Actor): Promise<Response> {
  const { db } = route.context.get(appContext);
  const filter = readInspectionFilter(route.request);
  return csvResponse("inspections", columns(actor.language), (after) =>
    listInspections(db, actor, { ...filter, after }, recordsAtOnce),
  );
}
