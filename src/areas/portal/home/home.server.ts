/** The portal's home answers two questions: was it cleaned, and does anything need me? */

import { methodLabels } from "#features/facilities/facility-types.ts";
import { addressLines, todayText } from "#features/facilities/facility-view.server.ts";
import { findClientName, listFacilityCards } from "#features/facilities/find-facility.server.ts";
import { type NextHoliday, nextHolidays } from "#features/facilities/holidays.server.ts";
import {
  formatScoreChange,
  type LatestScore,
  latestScores,
} from "#features/inspections/latest-scores.server.ts";
import { countToSign } from "#features/inspections/list-inspections.server.ts";
import { toScoreView } from "#features/inspections/list-screen.server.ts";
import { scoreSentences } from "#features/inspections/score-sentences.server.ts";
import { listNewPlans } from "#features/start-up-plans/start-up-plan-queries.server.ts";
import { toPlanView } from "#features/start-up-plans/start-up-plan-views.server.ts";
import { type LatestVisits, latestVisits } from "#features/visits/latest-visits.server.ts";
import { isWrongVisit, nightAnswer, troubleOf } from "#features/visits/night-answer.server.ts";
import { formatQuietFacility, toVisitSummary } from "#features/visits/visit-summary.server.ts";
import { countOpen } from "#features/work-orders/list-work-orders.server.ts";
import { dayAs } from "#platform/format/day-format.ts";
import { timeZoneName } from "#platform/format/time-zone-name.ts";
import { formatDay } from "#platform/format/visit-format.ts";
import { type RouteRequest, requireClient } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { attentionCountsOf } from "../attention-counts.server.ts";
import { portalMessages } from "../messages.ts";

/** Facilities whose first 90 days stand on the home; each has its plan on its own page. */
const maxGreeted = 3;

export async function readPortalHome(route: RouteRequest, now = new Date()) {
  const actor = await requireClient(route);
  const { db } = route.context.get(appContext);
  const [clientName, facilities, visits, scores, attentionCounts, orders, toSign, holidays, plans] =
    await Promise.all([
      findClientName(db, actor, actor.clientId),
      listFacilityCards(db, actor),
      latestVisits(db, actor, now),
      latestScores(db, actor),
      attentionCountsOf(route, actor),
      countOpen(db, actor),
      countToSign(db, actor),
      nextHolidays(db, actor),
      listNewPlans(db, actor, now),
    ]);
  const onCard = (id: string) => {
    const { last = [], before } = visits.get(id) ?? {};
    return { visits: last, before };
  };
  const facilityCards = facilities.map(({ id, name }) => ({ id, name, ...onCard(id) }));
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
    startUp: plans
      .filter(({ tasks }) => tasks.length > 0)
      .slice(0, maxGreeted)
      .map((plan) => toPlanView(plan, actor, now)),
    answer: nightAnswer(facilityCards, now, actor.language),
    found: scoreSentences(scored, actor.language),
    orders,
    waiting: {
      late: orders.late,
      toSign,
      toAccept: attentionCounts["/client-portal/work-orders"] ?? 0,
      unread: attentionCounts["/client-portal/messages"] ?? 0,
      toAcknowledge: attentionCounts["/client-portal/documents"] ?? 0,
      overdue: attentionCounts["/client-portal/invoices"] ?? 0,
    },
    facilities: worstFirst.map(({ id, name, timeZone, openingHours, holiday, ...address }) => ({
      id,
      name,
      place: addressLines(address).at(-1) ?? timeZoneName(timeZone, actor.language),
      today: todayText(openingHours, timeZone, holiday ?? undefined, actor.language),
      ...toLatestVisitsView(visits.get(id), now, actor.language),
      score: toLatestScoreView(scores.get(id), actor.language),
    })),
    holidays: toHolidayViews(holidays, actor.language),
  };
}

export type PortalHomeData = Awaited<ReturnType<typeof readPortalHome>>;

function toLatestVisitsView(visits: LatestVisits | undefined, now: Date, language: Language) {
  return {
    last: (visits?.last ?? []).map(({ exceptionList, ...row }) => ({
      ...toVisitSummary(row, now, language),
      exceptionList,
    })),
    quiet: formatQuietFacility(visits?.before, now, language),
    isQuietWrong: visits?.before !== undefined && isWrongVisit(visits.before),
    next: visits?.next && toVisitSummary(visits.next, now, language),
  };
}

const dayWithWeekday = {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
} as const;

/** The latest, with what became of the one before; null where nothing was scored yet. */
function toLatestScoreView(latest: LatestScore | undefined, language: Language) {
  if (latest === undefined) return null;
  const { id, plannedOn, method, scoreTenths, beforeTenths } = latest;
  return {
    id,
    method: methodLabels(language)[method],
    ...toScoreView(scoreTenths, language),
    day: dayAs(plannedOn, dayWithWeekday, language),
    isWorse: beforeTenths !== null && scoreTenths < beforeTenths,
    change: formatScoreChange(latest, language),
  };
}

/** A day stands once, with the facilities that have it. */
function toHolidayViews(holidays: readonly NextHoliday[], language: Language) {
  const { holidays: texts } = portalMessages(language);
  const days = new Map<string, { day: string; name: string; facilities: string[] }>();
  for (const { date, name, facilityName, holidayRule } of holidays) {
    const key = `${date} ${name}`;
    const day = days.get(key) ?? { day: formatDay(date, language), name, facilities: [] };
    day.facilities.push(texts[holidayRule]({ facility: facilityName }));
    days.set(key, day);
  }
  return [...days.values()];
}
