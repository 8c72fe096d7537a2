/** A client's figures as a page, a file for spreadsheets and JSON: one read for all three. */

import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { findToday } from "#features/facilities/find-today.server.ts";
import { dayInAddress, monthInAddress } from "#platform/format/calendar-day.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { type LocalDate, todayIn } from "#platform/format/local-date.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import type { Column } from "#platform/records/csv.ts";
import { ifUnderstood } from "#platform/search/filter-schema.ts";
import { boundedPeriod, lastDays, type Period, wholeMonth } from "./insight-period.ts";
import { definitions, type Insight, insightNames } from "./insight-types.ts";
import { insightServerMessages } from "./messages.server.ts";
import {
  insightLabel,
  insightMeaning,
  readInsights,
  toFigureView,
} from "./read-insights.server.ts";

/** The choices of days in the address. */
const periodChoices = ["30", "90", "365"] as const;

/** Values that don't parse are ignored. */
const schema = z.object({
  facilityId: ifUnderstood(z.uuid()),
  days: ifUnderstood(z.enum(periodChoices)),
  month: monthInAddress(),
  from: dayInAddress(),
  to: dayInAddress(),
});

interface ChosenPeriod {
  facilityId: string | undefined;
  /** Undefined if the period was chosen by a month or by dates. */
  days: (typeof periodChoices)[number] | undefined;
  month: string | undefined;
  period: Period;
  /** True if the address names a period that does not exist, so that the page shows another one. */
  isMisunderstood: boolean;
}

/** Any two days before a number of days; one alone goes until, or from, today. */
export function readPeriod(search: URLSearchParams, today: LocalDate): ChosenPeriod {
  const query = z.parse(schema, Object.fromEntries(search));
  const { facilityId, month, from, to, days } = query;
  const isMisunderstood = (["from", "to", "month", "days"] as const).some(
    (name) => search.get(name) && query[name] === undefined,
  );
  const none = { days: undefined, month: undefined, isMisunderstood };
  if (from ?? to) return { facilityId, ...none, period: boundedPeriod(from ?? today, to ?? today) };
  if (month) return { facilityId, ...none, month, period: wholeMonth(month) };
  const chosen = days ?? "90";
  return { facilityId, ...none, days: chosen, period: lastDays(Number(chosen), today) };
}

/** The client whose figures are shown, and the area and address of the page. */
export interface InsightsPlace {
  actor: Actor;
  clientId: string;
  path: string;
  area: "/client-portal" | "/office";
}

/**
 * Whoever reads figures without the page around them would take those of another period for the requested
 * ones, so an address that is not understood is refused.
 */
export const refusedPeriod = (route: RouteRequest, language: Language): string | undefined =>
  // Whichever day it is, an address is understood or not.
  readPeriod(new URL(route.request.url).searchParams, todayIn(company.timeZone, new Date()))
    .isMisunderstood
    ? insightServerMessages(language).noPeriod
    : undefined;

/** @throws 404 for a client or a facility that is not seen */
export async function readAsked(route: RouteRequest, { actor, clientId }: InsightsPlace) {
  const { db } = route.context.get(appContext);
  const search = new URL(route.request.url).searchParams;
  const facilityInAddress = z.parse(schema, Object.fromEntries(search)).facilityId;
  const chosen = readPeriod(search, await findToday(db, actor, facilityInAddress, new Date()));
  const { facilityId, period } = chosen;
  const result = await readInsights(db, actor, { clientId, facilityId, period });
  if (result === undefined) throw notFound();
  return { chosen, result };
}

export async function insightsPage(route: RouteRequest, place: InsightsPlace) {
  const { chosen, result } = await readAsked(route, place);
  const { area, clientId, path } = place;
  const { language } = place.actor;
  const { facilityId, days, month, period } = chosen;
  const ofClient = { area, facilityId, clientId: area === "/office" ? clientId : undefined };
  const seesCost = result.insights.some(({ name }) => name === "cost");
  return {
    path,
    area,
    clientId,
    facilityId,
    days,
    month,
    period,
    clientName: result.clientName,
    facilities: result.facilities.map(({ id, name }) => ({ id, name })),
    periodText: formatPeriod(period, language),
    beforeText: formatPeriod(result.before, language),
    isMisunderstood: chosen.isMisunderstood,
    groups: insightNames
      .filter((name) => name !== "cost" || seesCost)
      .map((name) => ({
        name,
        label: insightLabel({ name, part: undefined }, language),
        definition: insightMeaning({ name }, language),
        figures: result.insights
          .filter((insight) => insight.name === name)
          .map((insight) => toFigureView(insight, ofClient, period, language)),
      })),
    open: result.open,
  };
}

const formatPeriod = ({ from, to }: Period, language: Language): string =>
  insightServerMessages(language).period({
    from: dayWithYear(from, language),
    to: dayWithYear(to, language),
  });

export type InsightsData = Awaited<ReturnType<typeof insightsPage>>;

interface MonthRow {
  insight: Insight;
  span: string;
  value: number | undefined;
  rows: number;
}

function columnsFor(facilities: string, language: Language): Column<MonthRow>[] {
  const { units, ...heads } = insightServerMessages(language).export;
  return [
    { name: heads.facilities, value: () => facilities },
    { name: heads.figure, value: ({ insight }) => insightLabel(insight, language) },
    { name: heads.days, value: ({ span }) => span },
    { name: heads.value, value: ({ value }) => value && Math.round(value * 1_000) / 1_000 },
    { name: heads.unit, value: ({ insight }) => units[definitions[insight.name].unit] },
    { name: heads.rows, value: ({ rows }) => rows },
    { name: heads.definition, value: ({ insight }) => insightMeaning(insight, language) },
  ];
}

/**
 * Each figure has a row for the whole period, one for the period before, and one for each month.
 */
export async function insightsExport(route: RouteRequest, place: InsightsPlace) {
  const refused = refusedPeriod(route, place.actor.language);
  if (refused !== undefined)
    return new Response(refused, {
      status: 400,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  const { chosen, result } = await readAsked(route, place);
  const { language } = place.actor;
  const facilities = formatFacilities(result.facilities, chosen.facilityId, language);
  const spanOf = insightServerMessages(language).period;
  const rows = result.insights.flatMap((insight): MonthRow[] => [
    { insight, span: spanOf(result.period), value: insight.value, rows: insight.rows },
    { insight, span: spanOf(result.before), value: insight.before, rows: insight.rowsBefore },
    ...insight.months.map(({ month, value, rows: count }) => ({
      insight,
      span: month,
      value,
      rows: count,
    })),
  ]);
  const columns = columnsFor(facilities, language);
  return csvResponse("insights", columns, async () => ({ rows, next: undefined }));
}

/** A file is read where nothing around it says what it is about. */
function formatFacilities(
  all: readonly { id: string; name: string }[],
  id: string | undefined,
  language: Language,
) {
  const counted = all.filter((facility) => id === undefined || facility.id === id);
  const maxNames = 5;
  return counted.length > maxNames
    ? insightServerMessages(language).export.allFacilities({ count: counted.length })
    : counted.map(({ name }) => name).join("; ");
}
