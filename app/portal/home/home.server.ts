/** What the home of the portal shows: was it cleaned, and does anything need me? */
import { type RouteRequest, requireClient } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { findClientName } from "#domain/facilities/list-facilities.ts";
import { listFacilityCards } from "#domain/facilities/list-facility-cards.ts";
import { type NextHoliday, nextHolidays } from "#domain/facilities/next-holidays.ts";
import { methodLabels } from "#domain/inspections/inspection-form.ts";
import {
  type LatestScore,
  latestScores,
  scoreChangeInWords,
} from "#domain/inspections/latest-scores.ts";
import { countToSign } from "#domain/inspections/list-inspections.ts";
import { type LatestVisits, latestVisits } from "#domain/visits/latest-visits.ts";
import { dayInWords } from "#domain/visits/visit-words.ts";
import { countLate } from "#domain/work-orders/list-work-orders.ts";
import { addressLines, todayText } from "../../facilities/shown-facility.server.ts";
import { timeZoneName } from "../../facilities/time-zone-name.ts";
import { shownScore } from "../../inspections/list.server.ts";
import { showVisit } from "../../visits/shown-visit.server.ts";
import { waitingOf } from "../waiting.server.ts";

export async function readHome(route: RouteRequest, now = new Date()) {
  const actor = await requireClient(route);
  const { db } = route.context.get(appContext);
  const [clientName, facilities, visits, scores, waiting, late, toSign, holidays] =
    await Promise.all([
      findClientName(db, actor, actor.clientId),
      listFacilityCards(db, actor),
      latestVisits(db, actor, now),
      latestScores(db, actor),
      waitingOf(route, actor),
      countLate(db, actor),
      countToSign(db, actor),
      nextHolidays(db, actor),
    ]);
  return {
    clientName: clientName ?? "",
    seesAll: actor.role === "client-administrator",
    waiting: {
      ...{ late, toSign },
      toAccept: waiting["/client-portal/work-orders"] ?? 0,
      unread: waiting["/client-portal/messages"] ?? 0,
      toAcknowledge: waiting["/client-portal/documents"] ?? 0,
      overdue: waiting["/client-portal/invoices"] ?? 0,
    },
    facilities: facilities.map(({ id, name, timeZone, openingHours, holiday, ...address }) => ({
      ...{ id, name },
      place: addressLines(address).at(-1) ?? timeZoneName(timeZone),
      today: todayText(openingHours, timeZone, holiday ?? undefined),
      ...shownVisits(visits.get(id), now),
      score: shownInspection(scores.get(id)),
    })),
    holidays: shownHolidays(holidays),
  };
}

export type HomeData = Awaited<ReturnType<typeof readHome>>;

function shownVisits(visits: LatestVisits | undefined, now: Date) {
  return {
    last: (visits?.last ?? []).map(({ exceptionList, ...line }) => ({
      ...showVisit(line, now),
      exceptionList,
    })),
    next: visits?.next && showVisit(visits.next, now),
  };
}

/** The latest, with what became of the one before; null where nothing was scored yet. */
function shownInspection(latest: LatestScore | undefined) {
  if (latest === undefined) return null;
  const { id, plannedOn, method, scoreTenths, beforeTenths } = latest;
  return {
    ...{ id, method: methodLabels[method], ...shownScore(scoreTenths) },
    day: `${dayInWords(plannedOn, "short")}, ${plannedOn.slice(0, 4)}`,
    isWorse: beforeTenths !== null && scoreTenths < beforeTenths,
    change: scoreChangeInWords(latest),
  };
}

/** A day stands once, with the facilities that have it. */
function shownHolidays(holidays: readonly NextHoliday[]) {
  const days = new Map<string, { day: string; name: string; facilities: string[] }>();
  for (const { date, name, facilityName, holidayRule } of holidays) {
    const key = `${date} ${name}`;
    const one = days.get(key) ?? { day: dayInWords(date), name, facilities: [] };
    one.facilities.push(`${facilityName}: ${ruleWords[holidayRule]}`);
    days.set(key, one);
  }
  return [...days.values()];
}

const ruleWords: Record<NextHoliday["holidayRule"], string> = {
  skip: "no visit",
  move: "the visit moves to the next open day",
  keep: "the visit takes place",
};
