/** The schedule of one's facilities, in portal and office. */
import { listFilterChoices } from "#features/facilities/filter-choices.server.ts";
import { findToday } from "#features/facilities/find-today.server.ts";
import { listHolidays, type SharedHoliday } from "#features/facilities/holidays.server.ts";
import { dayAs, dayWithYear } from "#platform/format/day-format.ts";
import { addDays, daysFrom, maxDays, mondayOf, monthAfter } from "#platform/format/local-date.ts";
import { formatDay } from "#platform/format/visit-format.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import { recordsOpened } from "#platform/notifications/opened-record.server.ts";
import {
  countVisits,
  countVisitsByDay,
  countVisitsUpTo,
  listVisits,
  maxVisits,
  type VisitCount,
} from "./list-visits.server.ts";
import { visitServerMessages } from "./messages.server.ts";
import { readScheduleFilter, type ScheduleFilter, type ScheduleView } from "./schedule-address.ts";
import { toVisitSummary, type VisitSummary } from "./visit-summary.server.ts";

/** A week of forty facilities, and as many rows as a phone lays out at once. */
const maxRows = 300;
/** Rows of a longer list, which whoever looks after hundreds of facilities narrows first. */
const maxRowsOfMore = 50;

export interface ScheduleDay {
  date: string;
  /** `Monday, November 23`. */
  label: string;
  /** `Mon`, `23`. */
  weekday: string;
  number: string;
  isToday: boolean;
  /** True if the day belongs to the month on screen, and not to a neighbor. */
  isInside: boolean;
  /** Names of holidays, with the facilities that have them unless all do. */
  holidays: string[];
  /** Empty for a month. */
  visits: VisitSummary[];
  /** Only a month has counts. */
  counts: Pick<VisitCount, "outcome" | "count">[];
}

export type ScheduleData = Awaited<ReturnType<typeof readSchedule>>;
export type SchedulePart = ScheduleData["parts"][number];

/** Reads the filter and the periods from the address, for all views; it reads no visits. */
export async function visitsInAddress(route: RouteRequest, actor: Actor, now: Date) {
  const addressFilter = readScheduleFilter(new URL(route.request.url).searchParams);
  const { db } = route.context.get(appContext);
  const today = await findToday(db, actor, addressFilter.facilityId, now);
  const { on } = addressFilter;
  const filter = { ...addressFilter, until: lastDayOf(addressFilter) };
  const views: ScheduleView[] = filter.view ? [filter.view] : ["list", "week"];
  const periods = views.map((view) => ({ view, ...periodOf(view, on ?? today, filter.until) }));
  const from = periods.map((period) => period.from).toSorted()[0] ?? today;
  const to =
    periods
      .map((period) => period.to)
      .toSorted()
      .at(-1) ?? today;
  const narrowed = { facilityId: filter.facilityId, clientId: filter.clientId };
  const wanted = { ...narrowed, from, to, outcome: filter.state };
  return { today, filter, periods, narrowed, wanted };
}

/** @param path of the screen, for its links */
export async function readSchedule(route: RouteRequest, actor: Actor, path: string) {
  const { db } = route.context.get(appContext);
  const now = new Date();
  const { today, filter, periods, narrowed, wanted } = await visitsInAddress(route, actor, now);
  const week = { ...narrowed, from: addDays(today, -7), to: addDays(today, -1) };
  const isMonth = filter.view === "month";
  const max = isMonth ? maxVisits : maxRows;
  const [count, choices, byDay, lately, holidays] = await Promise.all([
    countVisitsUpTo(db, actor, wanted, now, max),
    listFilterChoices(db, actor, narrowed),
    isMonth ? countVisitsByDay(db, actor, wanted, now, max) : [],
    countVisits(db, actor, week, now),
    listHolidays(db, actor, { ...narrowed, from: wanted.from, to: wanted.to }),
  ]);
  const isCut = count > max;
  const limit = isCut ? maxRowsOfMore : max;
  const rows = isMonth ? [] : await listVisits(db, actor, wanted, now, limit);
  await recordsOpened(route, actor, "schedule");
  const { language } = actor;
  const content = {
    visits: rows.map((row) => toVisitSummary(row, now, language)),
    byDay,
    holidays,
  };
  return {
    path,
    filter,
    ...choices,
    parts: periods.map((period) => partOf(period, today, content, language)),
    /** The number of visits on the page, if there are more. */
    cut: isCut ? (isMonth ? max : limit) : undefined,
    lately: { ...attendance(lately), from: addDays(today, -6) },
  };
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Only a list has a last day. It is limited to the longest period that Insights allows. */
function lastDayOf({ view, on, until }: ScheduleFilter): string | undefined {
  if (view !== "list" || on === undefined || until === undefined) return undefined;
  if (until < on) return undefined;
  const lastDay = addDays(on, maxDays);
  return until < lastDay ? until : lastDay;
}

interface Content {
  visits: readonly VisitSummary[];
  byDay: readonly VisitCount[];
  holidays: readonly SharedHoliday[];
}

type Period = { view: ScheduleView } & ReturnType<typeof periodOf>;

/** One view of it; two where the width of the screen decides. */
function partOf(
  { view, from, to, month }: Period,
  today: string,
  content: Content,
  language: Language,
) {
  const { visits, holidays } = content;
  const inside = visits.filter(({ date }) => date >= from && date <= to);
  const byDay = Map.groupBy(inside, ({ date }) => date);
  const countsByDay = Map.groupBy(content.byDay, ({ date }) => date);
  const feasts = Map.groupBy(holidays, ({ date }) => date);
  // A list has days with something alone, however long it is.
  const dates = daysFrom(from, to).filter(
    (date) => view !== "list" || byDay.has(date) || feasts.has(date),
  );
  const days = dates.map(
    (date): ScheduleDay => ({
      date,
      label: formatDay(date, language),
      weekday: dayAs(date, { weekday: "short" }, language),
      number: String(Number(date.slice(8))),
      isToday: date === today,
      isInside: !month || date.startsWith(month),
      holidays: feasts.get(date)?.map((holiday) => formatHoliday(holiday, language)) ?? [],
      visits: byDay.get(date) ?? [],
      counts: countsByDay.get(date)?.map(({ outcome, count }) => ({ outcome, count })) ?? [],
    }),
  );
  const period = formatPeriod({ view, from, to, month }, language);
  const total = inside.length + sumOf(content.byDay.map(({ count }) => count));
  return { view, days, total, period, ...stepsFrom(view, from, to, month) };
}

function formatHoliday({ name, facilityNames }: SharedHoliday, language: Language): string {
  if (facilityNames === undefined) return name;
  const { holiday } = visitServerMessages(language);
  const [first = "", ...others] = facilityNames;
  return others.length === 0
    ? holiday.at({ holiday: name, facility: first })
    : holiday.atSome({ holiday: name, count: facilityNames.length });
}

function attendance(counts: Record<VisitSummary["state"], number>) {
  const { missed, scheduled, completed } = counts;
  const attended = completed + counts["in-progress"];
  return { attended, missed, planned: attended + missed + scheduled };
}

function periodOf(view: ScheduleView, on: string, until: string | undefined) {
  if (until !== undefined) return { from: on, to: until, month: undefined };
  const monday = mondayOf(on);
  if (view === "week") return { from: monday, to: addDays(monday, 6), month: undefined };
  // Last night comes first, for people who look in the morning.
  if (view === "list") return { from: addDays(on, -1), to: addDays(on, 6), month: undefined };
  const month = on.slice(0, 7);
  const first = mondayOf(`${month}-01`);
  const last = addDays(`${monthAfter(month)}-01`, -1);
  return { from: first, to: addDays(mondayOf(last), 6), month };
}

/** Days within what is shown before and after. */
function stepsFrom(view: ScheduleView, from: string, to: string, month: string | undefined) {
  if (month) return { earlier: addDays(`${month}-01`, -1), later: `${monthAfter(month)}-01` };
  if (view === "list") return { earlier: addDays(from, -7), later: addDays(to, 2) };
  return { earlier: addDays(from, -1), later: addDays(to, 1) };
}

function formatPeriod({ view, from, to, month }: Period, language: Language): string {
  if (view === "month") return dayAs(`${month}-01`, { month: "long", year: "numeric" }, language);
  return `${dayAs(from, { month: "short", day: "numeric" }, language)}–${dayWithYear(to, language)}`;
}
