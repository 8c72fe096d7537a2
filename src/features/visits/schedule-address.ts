/** The address keeps the filter of the schedule. */
import * as z from "zod/mini";
import { dayInAddress } from "#platform/format/calendar-day.ts";
import { type VisitOutcome, visitOutcomes } from "./visit-outcome.ts";

export const scheduleViews = ["list", "week", "month"] as const;

export type ScheduleView = (typeof scheduleViews)[number];

export interface ScheduleFilter {
  /** Absent until somebody chooses: the list, or the week on wide screens. */
  view: ScheduleView | undefined;
  /** A day within what is shown, ISO; absent for today. */
  on: string | undefined;
  /** The last day of a list from `on`; absent for a week. */
  until: string | undefined;
  clientId: string | undefined;
  facilityId: string | undefined;
  /** The outcome, which tells an unfinished visit from a completed one. */
  state: VisitOutcome | undefined;
}

/** @returns `?view=month&on=2026-12-01`, or nothing where all is as it begins */
export function scheduleAddress(filter: Partial<ScheduleFilter>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value !== undefined && value !== "") search.set(name, value);
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

/** Values that don't parse are ignored. */
export function readScheduleFilter(search: URLSearchParams): ScheduleFilter {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search.get(name));
  const id = (name: string) => z.safeParse(z.uuid(), search.get(name)).data;
  const day = (name: string) => z.parse(dayInAddress(), search.get(name) ?? undefined);
  return {
    view: oneOf("view", scheduleViews),
    on: day("on"),
    until: day("until"),
    clientId: id("clientId"),
    facilityId: id("facilityId"),
    state: oneOf("state", visitOutcomes),
  };
}
