import { listTasksOfVisit } from "#features/start-up-plans/start-up-plan-queries.server.ts";
import { toTaskView } from "#features/start-up-plans/start-up-plan-views.server.ts";
import { listSuppliesOfVisit } from "#features/supplies/supplies-of-visit.server.ts";
import { findSite } from "#features/visits/find-visit.server.ts";
import { countVisits, listVisits } from "#features/visits/list-visits.server.ts";
import { findSeenVisit } from "#features/visits/visit-detail.server.ts";
import { listRemarks } from "#features/visits/visit-work.server.ts";
import { dayAs } from "#platform/format/day-format.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";

/** @param date ISO @returns e.g. `Monday, November 23`, `lunes 23 de noviembre` */
const dayIn = (language: Language, date: string): string =>
  dayAs(date, { weekday: "long", month: "long", day: "numeric" }, language);

/** Hours for which a visit that is over stays on the screen. */
const hoursBack = 12;
/** Each with all that is needed on site; administrators see those of all facilities. */
const maxVisits = 60;
/** Visits that are read together: some of the connections are left to others. */
const atOnce = 4;

/** @throws 404 for who attends no visits */
export async function requireCrew(route: RouteRequest) {
  const actor = await requireStaff(route, "visits.attend");
  const { db, queue, config } = route.context.get(appContext);
  return { actor, db, queue, config, language: actor.language };
}

type Entered = Awaited<ReturnType<typeof requireCrew>>;

/** A visit with all that a crew needs on site; undefined for what the actor may not see. */
export async function readTonightVisit({ actor, db, language }: Reading, id: string | undefined) {
  const visit = await findSeenVisit(db, actor, id);
  if (visit === undefined) return undefined;
  const site = await findSite(db, actor, visit.facilityId);
  const remarks = await listRemarks(db, actor, visit.id);
  const supplies = await listSuppliesOfVisit(db, actor, visit.id);
  const startUp = (await listTasksOfVisit(db, actor, visit)).map((row) => {
    const { id, task, taskLanguage, state, isLate } = toTaskView(row, actor);
    return { id, task, taskLanguage, state, isLate };
  });
  return {
    ...visit,
    startUp,
    day: dayIn(language, visit.date),
    site: site ?? null,
    remarks,
    supplies,
  };
}

type Reading = Pick<Entered, "db" | "language"> & { actor: Actor };

export type TonightVisit = NonNullable<Awaited<ReturnType<typeof readTonightVisit>>>;

/** The phone keeps this data, from which all pages of tonight are drawn. */
export interface TonightData {
  /** Id of the person whose visits these are. */
  person: string;
  language: Language;
  /** True if phones may keep the pages for places without a connection. */
  isKept: boolean;
  visits: TonightVisit[];
  /** Visits beyond those. */
  more: number;
}

export async function readTonight(entered: Entered): Promise<TonightData> {
  const { actor, db, language, config } = entered;
  const now = new Date();
  const since = new Date(now.getTime() - hoursBack * 3_600_000);
  const rows = await listVisits(db, actor, { since }, now, maxVisits);
  const counts = await countVisits(db, actor, { since }, now);
  const visits: TonightVisit[] = [];
  for (let at = 0; at < rows.length; at += atOnce) {
    const batch = rows.slice(at, at + atOnce).map(({ id }) => readTonightVisit(entered, id));
    for (const visit of await Promise.all(batch)) if (visit !== undefined) visits.push(visit);
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const more = total - rows.length;
  return { person: actor.accountId, language, isKept: config.crewPhones, visits, more };
}
