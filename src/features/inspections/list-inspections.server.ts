import { and, asc, desc, eq, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Finder } from "#platform/feature.server.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { isOfFacilityNamed, isOfPersonNamed } from "#platform/search/names.server.ts";
import { hasEachWord } from "#platform/search/searched-words.server.ts";
import { type InspectionTab, inspectionTabs } from "./inspection-forms.ts";
import { inspectionServerMessages } from "./messages.server.ts";
import { inspectionMessages } from "./messages.ts";
import { percentOf, type ScoringMethod } from "./scoring.ts";
import { deficiencies } from "./tables/inspection-records.ts";
import { type InspectionState, inspectionItems, inspections } from "./tables/inspections.ts";
import { isVisibleInspection } from "./visible-inspections.server.ts";

export interface InspectionFilter {
  tab: InspectionTab;
  clientId?: string | undefined;
  facilityId?: string | undefined;
  method?: ScoringMethod | undefined;
  /** Planned for these days, ISO, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Words in the names of facility and inspector. */
  words?: string;
  /** Id of an inspection: those before it. */
  after?: string | undefined;
}

type Narrowing = Omit<InspectionFilter, "tab" | "after">;

const inspectionsAPage = 50;

export type InspectionListRow = Awaited<ReturnType<typeof selectListRows>>[number];

export interface InspectionPage {
  /** The latest day first. */
  rows: InspectionListRow[];
  /** The value of `after` for the next page, if there is one. */
  next: string | undefined;
}

export async function listInspections(
  db: Database,
  actor: Actor,
  { tab, words, after, ...filter }: InspectionFilter,
  limit = inspectionsAPage,
): Promise<InspectionPage> {
  const { plannedOn, id } = inspections;
  const behind = after
    ? sql`(${plannedOn}, ${id}) < (select place.planned_on, place.id
        from ${inspections} as place where place.id = ${after})`
    : undefined;
  const named =
    words === undefined
      ? undefined
      : hasEachWord(words, (query) =>
          or(
            isOfFacilityNamed(inspections.facilityId, query),
            isOfPersonNamed(inspections.inspectorId, query),
          ),
        );
  const condition = and(isInTab(tab), fits(filter), named, behind);
  const rows = await selectListRows(db, and(isVisibleInspection(actor), condition), limit + 1);
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? page.at(-1)?.id : undefined };
}

/**
 * Ids of inspections that are planned or begun, one's own before those of others, each by day.
 * @param first ids of inspections that come before all others
 */
export function listInspectionsAhead(
  db: Database,
  actor: Actor,
  first: readonly string[],
  limit: number,
): Promise<{ id: string }[]> {
  const { id, inspectorId, plannedOn } = inspections;
  return db
    .select({ id })
    .from(inspections)
    .where(and(isVisibleInspection(actor), isInTab("planned")))
    .orderBy(
      ...(first.length > 0 ? [desc(inArray(id, [...first]))] : []),
      desc(eq(inspectorId, actor.accountId)),
      asc(plannedOn),
      asc(id),
    )
    .limit(limit);
}

export async function countInspections(
  db: Database,
  actor: Actor,
  filter: Narrowing = {},
): Promise<Record<InspectionTab, number>> {
  const counts = { planned: 0, "to-sign": 0, signed: 0, all: 0 };
  const where = and(isVisibleInspection(actor), fits(filter));
  for (const tab of inspectionTabs)
    counts[tab] = await db.$count(inspections, and(where, isInTab(tab)));
  return counts;
}

/** Inspections that wait for a signature of the client. */
export const countToSign = (db: Database, actor: Actor): Promise<number> =>
  db.$count(inspections, and(isVisibleInspection(actor), isInTab("to-sign")));

const statesIn: Record<Exclude<InspectionTab, "all">, InspectionState[]> = {
  planned: ["planned", "in-progress"],
  "to-sign": ["finished"],
  signed: ["signed"],
};

const isInTab = (tab: InspectionTab): SQL | undefined =>
  tab === "all" ? undefined : inArray(inspections.state, statesIn[tab]);

const fits = ({ clientId, facilityId, method, from, to }: Narrowing): SQL | undefined =>
  and(
    clientId === undefined ? undefined : eq(inspections.clientId, clientId),
    facilityId === undefined ? undefined : eq(inspections.facilityId, facilityId),
    method && eq(inspections.method, method),
    from === undefined ? undefined : gte(inspections.plannedOn, from),
    to === undefined ? undefined : lte(inspections.plannedOn, to),
  );

export const selectListRows = (db: Database, where: SQL | undefined, limit: number) =>
  db
    .select({
      id: inspections.id,
      facilityId: inspections.facilityId,
      state: inspections.state,
      clientId: inspections.clientId,
      method: inspections.method,
      plannedOn: inspections.plannedOn,
      finishedAt: inspections.finishedAt,
      scoreTenths: inspections.scoreTenths,
      signedAt: inspections.signedAt,
      facilityName: facilities.name,
      timeZone: facilities.timeZone,
      inspectorId: inspections.inspectorId,
      inspectorName: accounts.name,
      items: sql<number>`(select count(*) from ${inspectionItems} as item
        where item.inspection_id = ${inspections}.id)`.mapWith(Number),
      openDeficiencies: sql<number>`(select count(*) from ${deficiencies} as one
        where one.inspection_id = ${inspections}.id and one.accepted_at is null)`.mapWith(Number),
    })
    .from(inspections)
    .innerJoin(facilities, eq(facilities.id, inspections.facilityId))
    .innerJoin(accounts, eq(accounts.id, inspections.inspectorId))
    .where(where)
    .orderBy(desc(inspections.plannedOn), desc(inspections.id))
    .limit(limit);

/** Finds nothing for roles that may not read inspections. */
export const inspectionFinder: Finder = {
  title: (language) => inspectionMessages(language).section,
  place: 50,
  async find({ db, actor, words, home, limit }) {
    const { rows } = await listInspections(db, actor, { tab: "all", words }, limit);
    const { found } = inspectionServerMessages(actor.language);
    return rows.map(({ id, facilityName, plannedOn, scoreTenths, state: itsState }) => {
      const state = found.states[itsState];
      const day = dayWithYear(plannedOn, actor.language);
      return {
        to: `${home}/inspections/${id}`,
        label: found.label({ facility: facilityName, day }),
        detail:
          scoreTenths === null ? state : found.scored({ score: percentOf(scoreTenths), state }),
      };
    });
  },
};
