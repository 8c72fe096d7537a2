/** The schedule of one's facilities, in portal and office. */

import type { RouteRequest } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { recordOpened } from "#app/http/opened-record.server.ts";
import { company } from "#content/company.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { dayAs } from "#domain/dates/day-words.ts";
import { listFilterChoices } from "#domain/facilities/filter-choices.ts";
import {
  addDays,
  daysFrom,
  isLocalDate,
  mondayOf,
  monthAfter,
  todayIn,
} from "#domain/schedules/local-date.ts";
import { countVisits, listVisits, mostVisits } from "#domain/visits/list-visits.ts";
import { dayInWords } from "#domain/visits/visit-words.ts";
import { readScheduleFilter, type ScheduleFilter, type ScheduleView } from "./schedule-address.ts";
import { type ShownVisit, showVisit } from "./shown-visit.server.ts";

/** A week of forty facilities, and as many rows as a phone lays out at once. */
const mostLines = 300;

export interface ShownDay {
  date: string;
  /** `Monday, November 23`. */
  label: string;
  /** `Mon`, `23`. */
  weekday: string;
  number: string;
  isToday: boolean;
  /** Whether it belongs to the month that is shown. */
  isInside: boolean;
  visits: ShownVisit[];
}

export type ScheduleData = Awaited<ReturnType<typeof readSchedule>>;
export type SchedulePart = ScheduleData["parts"][number];

/** @param path of the screen, for its links */
export async function readSchedule(route: RouteRequest, actor: Actor, path: string) {
  const { db } = route.context.get(appContext);
  const now = new Date();
  const today = todayIn(company.timeZone, now);
  const given = readScheduleFilter(new URL(route.request.url).searchParams);
  const on = given.on && isLocalDate(given.on) ? given.on : undefined;
  const filter = { ...given, on, until: lastDay(given, on) };
  const views: ScheduleView[] = filter.view ? [filter.view] : ["list", "week"];
  const periods = views.map((view) => ({ view, ...periodOf(view, on ?? today, filter.until) }));
  const from = periods.map((one) => one.from).toSorted()[0] ?? today;
  const to =
    periods
      .map((one) => one.to)
      .toSorted()
      .at(-1) ?? today;
  const narrowed = { facilityId: filter.facility, clientId: filter.client };
  const wanted = { ...narrowed, from, to, state: filter.state };
  const week = { ...narrowed, from: addDays(today, -7), to: addDays(today, -1) };
  // A month's grid says how many there are on a day.
  const most = filter.view === "month" ? mostVisits : mostLines;
  const [choices, lines, counts, lately] = await Promise.all([
    listFilterChoices(db, actor, narrowed),
    listVisits(db, actor, wanted, now, most),
    countVisits(db, actor, wanted, now),
    countVisits(db, actor, week, now),
  ]);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  await recordOpened(route, actor, "schedule");
  const visits = lines.map((line) => showVisit(line, now));
  return {
    ...{ path, filter, ...choices },
    parts: periods.map((period) => partOf(period, today, visits)),
    /** Where there are more than a screen shows. */
    cut: all > lines.length ? { shown: lines.length, of: all } : undefined,
    lately: { ...attendance(lately), from: addDays(today, -6) },
  };
}

/** Of a list alone, and no more than the longest period of Insights. */
function lastDay({ view, until }: ScheduleFilter, on: string | undefined): string | undefined {
  if (view !== "list" || on === undefined || until === undefined) return undefined;
  if (!isLocalDate(until) || until < on) return undefined;
  const most = addDays(on, 1_096);
  return until < most ? until : most;
}

type Period = { view: ScheduleView } & ReturnType<typeof periodOf>;

/** One view of it; two where the width of the screen decides. */
function partOf({ view, from, to, month }: Period, today: string, visits: readonly ShownVisit[]) {
  const inside = visits.filter(({ date }) => date >= from && date <= to);
  const byDay = Map.groupBy(inside, ({ date }) => date);
  // A list has days with visits alone, however long it is.
  const dates = daysFrom(from, to).filter((date) => view !== "list" || byDay.has(date));
  const days = dates.map(
    (date): ShownDay => ({
      ...{ date, label: dayInWords(date), weekday: dayInWords(date, "short").slice(0, 3) },
      ...{ number: String(Number(date.slice(8))), isToday: date === today },
      isInside: !month || date.startsWith(month),
      visits: byDay.get(date) ?? [],
    }),
  );
  const period = periodInWords(view, from, to, month);
  return { view, days, total: inside.length, period, ...stepsFrom(view, from, to, month) };
}

function attendance(counts: Record<ShownVisit["state"], number>) {
  const { missed, scheduled, completed } = counts;
  const attended = completed + counts["in-progress"];
  return { attended, missed, planned: attended + missed + scheduled };
}

function periodOf(view: ScheduleView, on: string, until: string | undefined) {
  if (until !== undefined) return { from: on, to: until, month: undefined };
  const monday = mondayOf(on);
  if (view === "week") return { from: monday, to: addDays(monday, 6), month: undefined };
  // Last night comes first for who looks in the morning.
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

function periodInWords(view: ScheduleView, from: string, to: string, month: string | undefined) {
  if (view === "month") return dayAs(`${month}-01`, { month: "long", year: "numeric" });
  const day = { month: "short", day: "numeric" } as const;
  return `${dayAs(from, day)}–${dayAs(to, { ...day, year: "numeric" })}`;
}
