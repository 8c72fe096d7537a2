import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import { isOnLocalDays, readCalendars } from "#features/facilities/read-calendars.server.ts";
import { areas } from "#features/facilities/tables/areas.ts";
import type { Count, Database } from "#platform/database/client.ts";
import type { Finder } from "#platform/feature.server.ts";
import { cutText } from "#platform/format/cut-text.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import type { Language } from "#platform/language/language.ts";
import { maxAttentionCount, maxCounted } from "#platform/search/count-limits.ts";
import { hasWords, isCommon } from "#platform/search/searched-words.server.ts";
import { workOrderMessages } from "./messages.ts";
import { orderText } from "./order-text.server.ts";
import { dueVisitOf } from "./order-visit.server.ts";
import { roundTheClock, workingTime } from "./service-levels/working-time.ts";
import { occupantReports } from "./tables/occupant-reports.ts";
import {
  hasOpenState,
  hasResolutionTime,
  hasResponseTime,
  workOrders,
} from "./tables/work-orders.ts";
import { isVisibleWorkOrder } from "./visible-work-orders.server.ts";
import { type WorkOrderFilter, type WorkOrderTab, workOrderTabs } from "./work-order-filter.ts";
import { stateLabel } from "./work-order-types.ts";

// The `where` of every read of work orders: what the actor may see, and what was asked for.

type Narrowing = Omit<WorkOrderFilter, "tab" | "sort" | "after">;

const { state, dueAt } = workOrders;
const isOpen = hasOpenState(state);

function isInTab(tab: WorkOrderTab): SQL | undefined {
  switch (tab) {
    case "open":
      return isOpen;
    case "late":
      return sql`${isOpen} and ${dueAt} < now()`;
    case "new":
      return sql`${state} = 'new'`;
    case "on-hold":
      return sql`${state} = 'on-hold'`;
    case "to-accept":
      return sql`${state} = 'done'`;
    case "closed":
      return sql`${state} in ('accepted', 'cancelled', 'declined', 'duplicate')`;
    case "all":
      return undefined;
  }
}

/** Everything but the tab, as each is counted. */
const fitsFilter = (actor: Actor, filter: Narrowing): SQL | undefined =>
  and(
    isVisibleWorkOrder(actor),
    filter.facilityId === undefined ? undefined : eq(workOrders.facilityId, filter.facilityId),
    filter.clientId === undefined ? undefined : eq(workOrders.clientId, filter.clientId),
    filter.priority && eq(workOrders.priority, filter.priority),
    filter.category && eq(workOrders.category, filter.category),
    filter.missed && eq(workOrders.isBreached, true),
    filter.measured && isMeasured[filter.measured],
    wasReported(filter),
    isAssigned(actor, filter.assigned),
    filter.source && eq(workOrders.source, filter.source),
    isOnLocalDays(workOrders.createdAt, workOrders.facilityId, filter),
    hasWords(workOrders.search, filter.words),
  );

const isMeasured = {
  answered: hasResponseTime(workOrders),
  finished: hasResolutionTime(workOrders),
};

/** Held reports are none yet. */
function wasReported({ reportedFrom: from, reportedTo: to }: Narrowing): SQL | undefined {
  if (from === undefined && to === undefined) return undefined;
  const { workOrderId, screening, receivedAt, facilityId } = occupantReports;
  return sql`exists (select from ${occupantReports} where ${workOrderId} = ${workOrders.id}
    and ${screening} = 'accepted' and ${isOnLocalDays(receivedAt, facilityId, { from, to })})`;
}

/**
 * The same method as for submissions (`list-submissions.server.ts`) makes a search for rare words cheap among
 * very many rows.
 */
async function narrowFilter(
  db: Database,
  actor: Actor,
  filter: Narrowing,
): Promise<SQL | undefined> {
  const condition = fitsFilter(actor, filter);
  if (filter.words === undefined) return condition;
  const rows = await db
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(condition)
    .limit(maxCounted + 1);
  if (rows.length > maxCounted) {
    const others = fitsFilter(actor, { ...filter, words: undefined });
    return and(others, isCommon(hasWords(workOrders.search, filter.words)));
  }
  const ids = rows.map(({ id }) => id);
  return ids.length === 0 ? sql`false` : inArray(workOrders.id, ids);
}

function isAssigned(actor: Actor, assigned: string | undefined): SQL | undefined {
  const { assignedTo } = workOrders;
  if (assigned === undefined) return undefined;
  if (assigned === "nobody") return isNull(assignedTo);
  const id = assigned === "me" ? actor.accountId : assigned;
  return z.safeParse(z.uuid(), id).success ? eq(assignedTo, id) : sql`false`;
}

export const workOrdersAPage = 50;

export type WorkOrderListRow = Awaited<ReturnType<typeof readListRows>>[number];

export interface WorkOrderPage {
  rows: WorkOrderListRow[];
  /** The value of `after` for the next page, if there is one. */
  next: string | undefined;
}

export async function listWorkOrders(
  db: Database,
  actor: Actor,
  filter: WorkOrderFilter,
  limit = workOrdersAPage,
): Promise<WorkOrderPage> {
  const { order, isBehind } = orders[filter.sort];
  const narrowed = await narrowFilter(db, actor, filter);
  const behind = filter.after === undefined ? undefined : isBehind(filter.after);
  const rows = await selectListRows(db)
    .where(and(isInTab(filter.tab), narrowed, behind))
    .orderBy(...order)
    .limit(limit + 1);
  const page = await readListRows(db, rows.slice(0, limit), actor.language);
  return { rows: page, next: rows.length > limit ? page.at(-1)?.id : undefined };
}

const dueOrNever = sql`coalesce(${workOrders.dueAt}, 'infinity')`;
const { createdAt, id } = workOrders;

/** Compared in the database, as JavaScript has no microseconds. */
const placeOf = (columns: SQL, after: string): SQL =>
  sql`(select ${columns} from ${workOrders} as place where place.id = ${after})`;
const byCreation = sql`place.created_at, place.id`;
const byDue = sql`coalesce(place.due_at, 'infinity'), place.id`;

const orders = {
  due: {
    order: [asc(dueOrNever), asc(id)],
    isBehind: (after: string) => sql`(${dueOrNever}, ${id}) > ${placeOf(byDue, after)}`,
  },
  newest: {
    order: [desc(createdAt), desc(id)],
    isBehind: (after: string) => sql`(${createdAt}, ${id}) < ${placeOf(byCreation, after)}`,
  },
  oldest: {
    order: [asc(createdAt), asc(id)],
    isBehind: (after: string) => sql`(${createdAt}, ${id}) > ${placeOf(byCreation, after)}`,
  },
} as const satisfies Record<WorkOrderFilter["sort"], unknown>;

export type WorkOrderCounts = Record<WorkOrderTab, number>;

/** Counts by tab, with all other filters applied, each up to one more than `maxCounted`. */
export async function countWorkOrders(
  db: Database,
  actor: Actor,
  filter: Omit<WorkOrderFilter, "tab" | "sort" | "after">,
): Promise<WorkOrderCounts> {
  const others = await narrowFilter(db, actor, filter);
  const counted = workOrderTabs.map(
    (tab) => sql`${countWhere(and(isInTab(tab), others))} as ${sql.identifier(tab)}`,
  );
  const { rows } = await db.execute(sql`select ${sql.join(counted, sql`, `)}`);
  const counts = workOrderTabs.map((tab) => [tab, Number(rows[0]?.[tab])] as const);
  return Object.fromEntries(counts) as WorkOrderCounts;
}

/** Work orders to which nobody has reacted yet, and late ones. */
export const countNeedingStaffAttention = (db: Database, actor: Actor): Count =>
  countOne(db, actor, sql`(${isInTab("new")} or ${isInTab("late")})`, maxAttentionCount);

/** Work orders that are done, and not accepted yet. */
export const countToAccept = (db: Database, actor: Actor): Count =>
  countOne(db, actor, isInTab("to-accept"));

/** Counts open work orders, and those among them that are late. */
export async function countOpen(
  db: Database,
  actor: Actor,
): Promise<Record<"open" | "late", number>> {
  const fits = fitsFilter(actor, {});
  const count = (tab: WorkOrderTab) => countWhere(and(isInTab(tab), fits));
  const { rows } = await db.execute(sql`select ${count("open")} as open, ${count("late")} as late`);
  return { open: Number(rows[0]?.open), late: Number(rows[0]?.late) };
}

const countOne = (db: Database, actor: Actor, where: SQL | undefined, limit = maxCounted): Count =>
  db.$count(rowsWhere(and(where, fitsFilter(actor, {})), limit));

const countWhere = (where: SQL | undefined): SQL =>
  sql`(select count(*)::int from ${rowsWhere(where, maxCounted)})`;

const rowsWhere = (where: SQL | undefined, limit: number): SQL =>
  sql`(select from ${workOrders} where ${where ?? sql`true`} limit ${limit + 1}) as counted`;

const assignees = alias(accounts, "assignees");
const askers = alias(accounts, "askers");

const selectListRows = (db: Database) => {
  const dueVisit = dueVisitOf(db);
  return db
    .select({
      id: workOrders.id,
      number: workOrders.number,
      clientName: clients.name,
      facilityId: workOrders.facilityId,
      facilityName: facilities.name,
      timeZone: facilities.timeZone,
      areaName: areas.name,
      areaFloor: areas.floor,
      category: workOrders.category,
      priority: workOrders.priority,
      state: workOrders.state,
      cycle: workOrders.cycle,
      text: workOrders.text,
      made: workOrders.made,
      source: workOrders.source,
      askedName: sql<string>`coalesce(${askers.name}, ${workOrders.askedName})`,
      assignedTo: workOrders.assignedTo,
      assigneeName: assignees.name,
      createdAt: workOrders.createdAt,
      finishedAt: workOrders.finishedAt,
      acceptedAt: workOrders.acceptedAt,
      dueAt: workOrders.dueAt,
      dueClock: workOrders.dueClock,
      visitDate: dueVisit.date,
      visitEndsAt: dueVisit.endsAt,
      isBreached: workOrders.isBreached,
    })
    .from(workOrders)
    .innerJoin(facilities, eq(facilities.id, workOrders.facilityId))
    .innerJoin(clients, eq(clients.id, workOrders.clientId))
    .leftJoin(areas, eq(areas.id, workOrders.areaId))
    .leftJoin(assignees, eq(assignees.id, workOrders.assignedTo))
    .leftJoin(askers, eq(askers.id, workOrders.askedBy))
    .leftJoinLateral(dueVisit, sql`true`)
    .$dynamic();
};

/**
 * Adds the time that is left, in milliseconds that count; negative once late. What a visit brings is due
 * with that visit as it is planned now.
 */
async function readListRows(
  db: Database,
  rows: Awaited<ReturnType<typeof selectListRows>>,
  language: Language,
  now = Date.now(),
) {
  const calendars = await readCalendars(
    db,
    rows.map(({ facilityId }) => facilityId),
  );
  const times = new Map([...calendars].map(([id, calendar]) => [id, workingTime(calendar)]));
  return rows.map(({ visitEndsAt, ...listRow }) => {
    const dueAt = visitEndsAt ?? listRow.dueAt;
    const row = { ...listRow, dueAt, text: orderText(listRow, language) };
    const opening = times.get(row.facilityId) ?? roundTheClock;
    const isRoundTheClock = row.priority === "emergency" || visitEndsAt !== null;
    const time = isRoundTheClock ? roundTheClock : opening;
    const due = row.dueAt?.getTime();
    if (due === undefined) return { ...row, remaining: undefined, isLate: false };
    const remaining = due >= now ? time.between(now, due) : 0 - time.between(due, now);
    return { ...row, remaining, isLate: due < now };
  });
}

/** One work order as a list shows it; undefined for what the actor may not see. */
export async function findWorkOrderListRow(
  db: Database,
  actor: Actor,
  id: string,
): Promise<WorkOrderListRow | undefined> {
  const rows = await selectListRows(db).where(and(eq(workOrders.id, id), fitsFilter(actor, {})));
  const [row] = await readListRows(db, rows, actor.language);
  return row;
}

const maxLabelLength = 120;

export const workOrderFinder: Finder = {
  title: (language) => workOrderMessages(language).section,
  place: 30,
  async find({ db, actor, words, home, limit }) {
    const filter = { tab: "all", words, sort: "newest" } as const;
    const { rows } = await listWorkOrders(db, actor, filter, limit);
    return rows.map(({ id, number, text, facilityName, state, cycle }) => ({
      to: `${home}/work-orders/${id}`,
      label: cutText(`${number} ${text.replace(/\s+/g, " ")}`, maxLabelLength).trimEnd(),
      detail: `${facilityName}, ${stateLabel({ state, cycle }, actor.language).toLowerCase()}`,
    }));
  },
};
