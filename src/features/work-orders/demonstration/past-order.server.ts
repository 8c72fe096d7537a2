/** One work order of the demonstration's past year with all that happened to it, without the database. */
import type { Random } from "#demo/random.ts";
import type { Calendar } from "#features/facilities/hours-form.ts";
import { newId } from "#platform/database/new-id.ts";
import { minuteMs } from "#platform/format/durations.ts";
import { changedFields, storedChanges } from "#platform/history/field-changes.ts";
import type { historyEvents } from "#platform/history/tables/history-events.ts";
import { clockColumns, clockEventsOf } from "../order-clocks.server.ts";
import { readClocks } from "../service-levels/clock-state.ts";
import type { Targets } from "../service-levels/targets.ts";
import type { workOrderComments, workOrders } from "../tables/work-orders.ts";
import type { EventDetails, WorkOrderEvent } from "../work-order-events.ts";

/** Enough days to reach the first working day of the demonstration's year. */
const maxDays = 270;

/** ISO dates of weekdays before today where it is, the latest first; at 0 today, whatever day it is. */
export function pastWeekdays(timeZone: string, now: Date): string[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const days = [today.toString()];
  for (
    let day = today.subtract({ days: 1 });
    days.length < maxDays;
    day = day.subtract({ days: 1 })
  )
    if (day.dayOfWeek <= 5) days.push(day.toString());
  return days;
}

/** The state in which an event leaves a work order that takes the usual way. */
const stateAfter: Partial<Record<WorkOrderEvent, string>> = {
  created: "new",
  acknowledged: "acknowledged",
  assigned: "assigned",
  started: "in-progress",
  finished: "done",
  accepted: "accepted",
  reopened: "new",
};

export interface DemoPastRequest {
  category: string;
  priority: "emergency" | "urgent" | "routine" | "planned";
  text: string;
  done: string;
  occupant?: string;
}

/** Texts for reopened work orders, and for answers to later questions. */
export interface DemoPastTexts {
  reopened: readonly string[];
  again: readonly string[];
  answers: {
    high: readonly (readonly [score: number, reason: string])[];
    low: readonly (readonly [score: number, reason: string])[];
  };
}

export interface PastPlace {
  clientId: string;
  facilityId: string;
  areaId: string | null;
  calendar: Calendar;
  targets: Targets;
  /** Ids of accounts. */
  people: { asks: string; answers: string; works: string };
}

/** The answer of the person who requested a work order, when asked about it later. */
export interface PastAnswer {
  clientId: string;
  facilityId: string;
  workOrderId: string;
  accountId: string;
  acceptedAt: Date;
  score: number;
  reason: string;
}

interface PastOrder {
  order: typeof workOrders.$inferInsert;
  events: (typeof historyEvents.$inferInsert)[];
  comments: (typeof workOrderComments.$inferInsert)[];
  answers: PastAnswer[];
}

interface PastEvent {
  kind: WorkOrderEvent;
  at: Date;
  actorId: string | null;
  details?: EventDetails;
  text?: string;
}

interface PastYear {
  days: readonly string[];
  number: string;
  texts: DemoPastTexts;
  now: Date;
}

/** Share of work orders that are late by design; a second round makes a few more late. */
const lateShare = 0.08;

/**
 * @param days working days of the facility from the one on which it was asked for; it is over within ten
 * @param number that no other work order has
 */
export function pastOrder(
  random: Random,
  request: DemoPastRequest,
  { calendar, targets, people, ...place }: PastPlace,
  { days, number, texts, now }: PastYear,
): PastOrder {
  const id = newId();
  const { category, priority, text } = request;
  const owner = { clientId: place.clientId, facilityId: place.facilityId };
  const at = (day: number, time: string) =>
    new Date(
      Temporal.PlainDate.from(days[day] ?? "").toZonedDateTime({
        timeZone: calendar.timeZone,
        plainTime: time,
      }).epochMilliseconds,
    );
  const isLate = random.chance(lateShare);
  const pastEvents = eventsOf(random, request, { at, people, isLate, texts });
  const heard = pastEvents.flatMap(({ kind, details = {}, at: moment }) =>
    clockEventsOf(kind, { ...details }, moment),
  );
  const clocks = readClocks(heard, calendar, targets, now.getTime());
  const comments = pastEvents.flatMap(({ text: comment, actorId, at: writtenAt }) =>
    comment === undefined
      ? []
      : {
          ...owner,
          id: newId(),
          workOrderId: id,
          authorId: actorId,
          text: comment,
          language: "en" as const,
          isInternal: false,
          writtenAt,
        },
  );
  const alarms = [
    ...clocks.warnings.map((mark) => ({ ...mark, kind: "warned" as const })),
    ...clocks.breaches.map((mark) => ({ ...mark, kind: "breached" as const })),
  ].map(
    ({ kind, clock, at: moment }): PastEvent => ({
      kind,
      at: new Date(moment),
      actorId: null,
      details: { clock },
    }),
  );
  let state: string | undefined;
  const events = [...pastEvents, ...alarms]
    .toSorted((left, right) => left.at.getTime() - right.at.getTime())
    .map(({ kind, at: moment, actorId, details = {}, text: written }) => {
      const change = changedFields({ state }, { state: stateAfter[kind] ?? state });
      state = stateAfter[kind] ?? state;
      const comment =
        written && comments.find(({ text, writtenAt }) => text === written && writtenAt === moment);
      return {
        ...owner,
        id: newId(),
        recordKind: "work-order",
        recordId: id,
        kind,
        actorId,
        at: moment,
        details: {
          ...details,
          ...(comment && { commentId: comment.id }),
          ...storedChanges(change),
        },
      };
    });
  const last = (kind: WorkOrderEvent) =>
    pastEvents.findLast((event) => event.kind === kind)?.at ?? null;
  const cycle = pastEvents.filter(({ kind }) => kind === "reopened").length + 1;
  const acceptedAt = last("accepted");
  return {
    order: {
      ...owner,
      id,
      number,
      areaId: place.areaId,
      category,
      priority,
      text,
      cycle,
      source: request.occupant ? ("occupant" as const) : ("client" as const),
      askedBy: request.occupant ? null : people.asks,
      askedName: request.occupant ?? null,
      state: "accepted" as const,
      assignedTo: people.works,
      createdAt: at0(pastEvents),
      startedAt: last("started"),
      finishedAt: last("finished"),
      acceptedAt,
      ...clockColumns(clocks),
    },
    events,
    comments,
    answers: answersOf(random, { ...owner, workOrderId: id }, acceptedAt, people.asks, {
      isGood: !isLate && cycle === 1,
      texts,
    }),
  };
}

const at0 = (events: readonly PastEvent[]) => events[0]?.at ?? new Date(0);

interface EventContext {
  at: (day: number, time: string) => Date;
  people: PastPlace["people"];
  isLate: boolean;
  texts: DemoPastTexts;
}

/** Days after it was asked for on which it is done, by priority: in time, and late. */
const doneAfter = {
  emergency: [0, 0],
  urgent: [0, 2],
  routine: [1, 4],
  planned: [4, 6],
} as const;

function eventsOf(
  random: Random,
  { priority, done, occupant }: DemoPastRequest,
  { at, people, isLate, texts }: EventContext,
): PastEvent[] {
  const { asks, answers, works } = people;
  const byStaff = true;
  const requestedAt = at(0, `0${8 + random.below(2)}:${10 + random.below(50)}`);
  const after = (from: Date, minutes: number) => new Date(from.getTime() + minutes * minuteMs);
  const isSlow = isLate && random.chance(0.5);
  const quick = priority === "emergency" ? 6 + random.below(20) : 12 + random.below(40);
  const answered = after(
    requestedAt,
    isSlow && priority !== "planned" ? 140 + random.below(60) : quick,
  );
  const day = doneAfter[priority][isLate ? 1 : 0];
  const finished =
    priority === "emergency"
      ? after(answered, isLate ? 260 + random.below(60) : 90 + random.below(60))
      : at(day, `${15 + random.below(2)}:${10 + random.below(49)}`);
  const started = after(finished, -(25 + random.below(40)));
  const events: PastEvent[] = [
    { kind: "created", at: requestedAt, actorId: occupant ? null : asks, details: { priority } },
    { kind: "acknowledged", at: answered, actorId: answers, details: { byStaff } },
    { kind: "assigned", at: after(answered, 1), actorId: answers, details: { byStaff, to: works } },
    { kind: "started", at: started, actorId: works, details: { byStaff } },
    { kind: "finished", at: finished, actorId: works, details: { byStaff }, text: done },
  ];
  if (!random.chance(0.07))
    return [...events, { kind: "accepted", at: at(day + 1, "09:40"), actorId: asks }];
  return [
    ...events,
    {
      kind: "reopened",
      at: at(day + 1, "08:50"),
      actorId: asks,
      text: random.pick(texts.reopened),
    },
    {
      kind: "commented",
      at: at(day + 1, "09:25"),
      actorId: answers,
      details: { byStaff },
      text: "We are sorry, and look at it today.",
    },
    { kind: "started", at: at(day + 1, "13:30"), actorId: works, details: { byStaff } },
    {
      kind: "finished",
      at: at(day + 1, "14:20"),
      actorId: works,
      details: { byStaff },
      text: random.pick(texts.again),
    },
    { kind: "accepted", at: at(day + 2, "10:05"), actorId: asks },
  ];
}

/** Some of those who asked say what they thought of it. Drawn here, so that each run draws the same. */
function answersOf(
  random: Random,
  of: { clientId: string; facilityId: string; workOrderId: string },
  acceptedAt: Date | null,
  accountId: string,
  { isGood, texts }: { isGood: boolean; texts: DemoPastTexts },
): PastAnswer[] {
  if (acceptedAt === null || !random.chance(0.3)) return [];
  const [score, reason] = random.pick(isGood ? texts.answers.high : texts.answers.low);
  return [{ ...of, accountId, acceptedAt, score, reason }];
}
