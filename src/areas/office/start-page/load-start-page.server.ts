/** Loads the office's start page: what is late, what waits for the reader, what is new. */
import { company } from "#content/company.ts";
import { officeTime } from "#features/opportunities/answer-promise.server.ts";
import { readStartPage } from "#features/start-page.server.ts";
import { dayAs } from "#platform/format/day-format.ts";
import { addDays, type LocalDate, todayIn } from "#platform/format/local-date.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";

export async function loadStartPage(route: RouteRequest, now = new Date()) {
  const actor = await requireStaff(route);
  const { db } = route.context.get(appContext);
  const today = todayIn(company.timeZone, now);
  const since = lastOfficeDay(today);
  const lines = await readStartPage({ db, actor, now, today, since });
  const options = { weekday: "long", month: "long", day: "numeric" } as const;
  return {
    ...lines,
    today: dayAs(today, options, actor.language),
    since: dayAs(since, options, actor.language),
  };
}

/** The last day before this one on which the office was open: after a weekend, what came on it is new. */
export function lastOfficeDay(today: LocalDate): LocalDate {
  const midnight = Temporal.PlainDate.from(today).toZonedDateTime(company.timeZone);
  const begin = new Date(midnight.epochMilliseconds);
  const moment = officeTime(begin).before(begin.getTime(), 1);
  return moment === undefined ? addDays(today, -1) : todayIn(company.timeZone, new Date(moment));
}
