/** What the home of the portal shows: was it cleaned, and does anything need me? */
import { type RouteRequest, requireClient } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { may } from "#domain/accounts/permissions.ts";
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
import { scoreSentences } from "#domain/inspections/score-sentences.ts";
import { type LatestVisits, latestVisits } from "#domain/visits/latest-visits.ts";
import { isWrongVisit, nightAnswer, troubleOf } from "#domain/visits/night-answer.ts";
import { quietInWords } from "#domain/visits/quiet-words.ts";
import { dayInWords } from "#domain/visits/visit-words.ts";
import { countOpen } from "#domain/work-orders/list-work-orders.ts";
import { addressLines, todayText } from "../../facilities/shown-facility.server.ts";
import { timeZoneName } from "../../facilities/time-zone-name.ts";
import { shownScore } from "../../inspections/list.server.ts";
import { showVisit } from "../../visits/shown-visit.server.ts";
import { waitingOf } from "../waiting.server.ts";

export async function readHome(route: RouteRequest, now = new Date()) {
  const actor = await requireClient(route);
  const { db } = route.context.get(appContext);
  const [clientName, facilities, visits, scores, waiting, orders, toSign, holidays] =
    await Promise.all([
      findClientName(db, actor, actor.clientId),
      listFacilityCards(db, actor),
      latestVisits(db, actor, now),
      latestScores(db, actor),
      waitingOf(route, actor),
      countOpen(db, actor),
      countToSign(db, actor),
      nextHolidays(db, actor),
    ]);
  const onCard = (id: string) => {
    const { last = [], before } = visits.get(id) ?? {};
    return { visits: last, before };
  };
  const seen = facilities.map(({ id, name }) => ({ id, name, ...onCard(id) }));
  const scored = facilities.flatMap(({ id, name }) => {
    const score = scores.get(id);
    return score ? { ...score, name } : [];
  });
  const worstFirst = facilities.toSorted(
    (a, b) => troubleOf(onCard(a.id)) - troubleOf(onCard(b.id)),
  );
  return {
    clientName: clientName ?? "",
    seesAll: actor.role === "client-administrator",
    mayReport: may(actor, "work-orders.create"),
    answer: nightAnswer(seen, now),
    found: scoreSentences(scored),
    orders,
    waiting: {
      ...{ late: orders.late, toSign },
      toAccept: waiting["/client-portal/work-orders"] ?? 0,
      unread: waiting["/client-portal/messages"] ?? 0,
      toAcknowledge: waiting["/client-portal/documents"] ?? 0,
      overdue: waiting["/client-portal/invoices"] ?? 0,
    },
    facilities: worstFirst.map(({ id, name, timeZone, openingHours, holiday, ...address }) => ({
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
    quiet: quietInWords(visits?.before),
    isQuietWrong: visits?.before !== undefined && isWrongVisit(visits.before),
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
