/** Work orders of the year before the stories: written at once, by the same rules as the commands. */
import { randomFrom } from "#demo/random.ts";
import { readCalendars } from "#features/facilities/read-calendars.server.ts";
import { areas } from "#features/facilities/tables/areas.ts";
import type { Database } from "#platform/database/client.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import type { DemoPlaces } from "#platform/demonstration.server.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { newReference } from "#platform/records/reference.server.ts";
import { readTargets } from "../service-levels/read-targets.server.ts";
import { defaultTargets } from "../service-levels/targets.ts";
import { workOrderComments, workOrders } from "../tables/work-orders.ts";
import {
  type DemoPastRequest,
  type DemoPastTexts,
  type PastAnswer,
  type PastPlace,
  pastOrder,
  pastWeekdays,
} from "./past-order.server.ts";

export interface DemoYear extends DemoPastTexts {
  /** Key: facility. Each round uses the next request of its priority. */
  requests: Readonly<Record<string, readonly (DemoPastRequest & { area: string })[]>>;
  /** Key: client. */
  rounds: Readonly<Record<string, readonly DemoPastRequest["priority"][]>>;
  /** Key: facility. Usernames of the people who request, answer and do the work. */
  people: Readonly<Record<string, readonly [asks: string, answers: string, works: string]>>;
}

/** Weekdays of four weeks. */
const roundDays = 20;
/** The stories of the last weeks come after it, and each takes some days to end. */
const lastDay = 12;
const firstDay = 252;

/** @returns what people thought of them, which feedback writes */
export async function addPastYear(
  db: Database,
  demo: DemoYear,
  demoPlaces: DemoPlaces,
  now: Date,
): Promise<PastAnswer[]> {
  const places = await readPlaces(db, demo, demoPlaces, now);
  const random = randomFrom(365);
  const numbers = new Set<string>();
  const usedCounts = new Map<string, number>();
  const made = [];
  for (const [client, rounds] of Object.entries(demo.rounds)) {
    const ofClient = places.filter((place) => place.client === client);
    for (let begin = firstDay - roundDays; begin >= lastDay; begin -= roundDays)
      for (const [n, priority] of rounds.entries()) {
        const from = begin + Math.floor(((rounds.length - n) * (roundDays - 1)) / rounds.length);
        // The next facility that has such a request; each tells all of them before it begins again.
        const able = ofClient.filter(({ requests }) =>
          requests.some((request) => request.priority === priority),
        );
        const turn = usedCounts.get(`${client} ${priority}`) ?? 0;
        usedCounts.set(`${client} ${priority}`, turn + 1);
        const place = able[turn % able.length];
        if (place === undefined) throw new Error(`Nobody at ${client} asks for ${priority} work`);
        const requests = place.requests.filter((request) => request.priority === priority);
        const request = requests[Math.floor(turn / able.length) % requests.length];
        if (request === undefined) throw new Error(`${place.name} asks for nothing ${priority}`);
        const areaId = place.areaIds.get(request.area);
        if (areaId === undefined) throw new Error(`${place.name} has no area ${request.area}`);
        const days = workdaysFrom(place, from);
        const number = newNumber(numbers);
        made.push(
          pastOrder(random, request, { ...place, areaId }, { days, number, texts: demo, now }),
        );
      }
  }
  // Work orders are in the order of their requests, and events in that of their times.
  const orders = made
    .map(({ order }) => order)
    .toSorted((a, b) => timeOf(a.createdAt) - timeOf(b.createdAt));
  const events = made
    .flatMap((past) => past.events)
    .toSorted((a, b) => timeOf(a.at) - timeOf(b.at));
  const comments = made.flatMap((past) => past.comments);
  // Reckoned before it begins: a transaction that lasts is ended.
  await db.transaction(async (tx) => {
    await tx.execute(insertRows(workOrders, orders));
    await tx.execute(insertRows(workOrderComments, comments));
    await tx.execute(insertRows(historyEvents, events));
  });
  return made.flatMap(({ answers }) => answers);
}

const timeOf = (at: Date | undefined): number => at?.getTime() ?? 0;

/** Days on which the facility is open, from that many weekdays ago. */
function workdaysFrom(
  { weekdays, calendar }: Pick<PastPlace, "calendar"> & { weekdays: readonly string[] },
  from: number,
): string[] {
  const closed = new Set(calendar.holidays);
  return weekdays
    .slice(0, from + 1)
    .toReversed()
    .filter((day) => !closed.has(day));
}

function newNumber(usedNumbers: Set<string>): string {
  const number = newReference("WO", [6]);
  if (usedNumbers.has(number)) return newNumber(usedNumbers);
  usedNumbers.add(number);
  return number;
}

async function readPlaces(
  db: Database,
  { requests, people }: DemoYear,
  { accountOf }: DemoPlaces,
  now: Date,
) {
  const facilityRows = await db.select().from(facilities);
  const named = new Map((await db.select().from(clients)).map(({ id, name }) => [id, name]));
  const rooms = Map.groupBy(await db.select().from(areas), ({ facilityId }) => facilityId);
  const calendars = await readCalendars(
    db,
    facilityRows.map(({ id }) => id),
  );
  const targets = await readTargets(db, [...named.keys()]);
  return facilityRows.flatMap(({ id: facilityId, clientId, name }) => {
    const calendar = calendars.get(facilityId);
    const [asks, answers, works] = people[name] ?? [];
    if (calendar === undefined || !asks || !answers || !works) return [];
    return {
      name,
      client: named.get(clientId) ?? "",
      requests: requests[name] ?? [],
      facilityId,
      clientId,
      calendar,
      targets: targets.get(clientId) ?? defaultTargets,
      weekdays: pastWeekdays(calendar.timeZone, now),
      people: { asks: accountOf(asks), answers: accountOf(answers), works: accountOf(works) },
      areaIds: new Map((rooms.get(facilityId) ?? []).map((area) => [area.name, area.id])),
    };
  });
}
