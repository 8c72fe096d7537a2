/** Single visits that work orders ask for: planned from the order, and leading its state. */
import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { type CancelReason, cancelWithRecord } from "#features/visits/change-visit.server.ts";
import { inVisitScope } from "#features/visits/scope-tasks.server.ts";
import { columnsOf, findCalendar } from "#features/visits/series/make-visits.server.ts";
import { ruleOf } from "#features/visits/series/recurrence-rule.ts";
import type { ExtraVisitForm } from "#features/visits/series/series-form.ts";
import { extraVisits } from "#features/visits/tables/extra-visits.ts";
import { visitSeries } from "#features/visits/tables/visit-series.ts";
import { type VisitRow, type VisitState, visits } from "#features/visits/tables/visits.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { databaseTime } from "#platform/database/database-time.ts";
import { newId } from "#platform/database/new-id.ts";
import { weekdayOf } from "#platform/format/local-date.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import type { RecordWithPanels } from "#platform/record-panels/panel-types.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  recordChange,
} from "#platform/records/change-record.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import {
  applyWorkOrderChange,
  type LockedOrder,
  lockReportedOrder,
  lockVisibleOrder,
} from "./change-work-order.server.ts";
import { type WorkOrderRow, workOrders } from "./tables/work-orders.ts";
import { isVisibleWorkOrder } from "./visible-work-orders.server.ts";
import {
  categoryLabel,
  isCommandPossible,
  isOpenWorkOrder,
  stateLabel,
} from "./work-order-types.ts";

export interface ExtraVisit {
  id: string;
  date: string;
  windowStart: string;
  windowEnd: string;
  state: VisitState;
}

const { id, date, windowStart, windowEnd, state } = visits;
const shown = { id, date, windowStart, windowEnd, state };

/** The next or latest first. The caller has checked that the actor may read the work order. */
export const listExtraVisits = (
  db: Pick<Database, "select">,
  actor: Actor,
  workOrderId: string,
): Promise<ExtraVisit[]> =>
  db
    .select(shown)
    .from(extraVisits)
    .innerJoin(visits, eq(visits.id, extraVisits.visitId))
    .where(and(eq(extraVisits.workOrderId, workOrderId), inVisitScope(actor, new Date())))
    .orderBy(sql`${visits.beginsAt} desc`, asc(visits.id));

type ExtraVisitProblem =
  /** The work order is closed, so it needs no visit. */
  | "wrong-state"
  /** Another one is to come, or its crew is there. */
  | "already-planned"
  | "in-the-past";

interface PlannedVisit extends Done {
  visitId: string;
}

export type ExtraVisitResult = ChangeResult<ExtraVisitProblem, PlannedVisit>;

type VisitColumns = ReturnType<typeof columnsOf>;

/** One visit on one day, which no holiday and no change of a series moves. It answers the work order. */
export const planExtraVisit = (
  context: CommandContext,
  actor: Actor,
  orderId: string,
  form: ExtraVisitForm,
  now = new Date(),
): Promise<ExtraVisitResult> =>
  changeRecord<LockedOrder, VisitColumns, ExtraVisitProblem, PlannedVisit>(context, {
    lock: (tx) => lockVisibleOrder(tx, actor, orderId),
    isAllowed: may(actor, "schedule.change"),
    async decide(tx, order) {
      if (!isOpenWorkOrder(order)) return "wrong-state";
      const planned = await findPlanned(tx, orderId);
      // Pressed twice, or sent again after a timeout: it is one visit.
      if (planned !== undefined && isSame(planned, form)) return { ok: true, visitId: planned.id };
      if (planned !== undefined) return "already-planned";
      const { timeZone } = await findCalendar(tx, order.facilityId);
      const columns = columnsOf({ ...form, date: form.date }, timeZone);
      return columns.beginsAt <= now ? "in-the-past" : columns;
    },
    async apply(tx, order, columns) {
      const visitId = await addVisit(tx, actor, order, form.text, columns);
      const change = order.state === "new" ? ({ state: "acknowledged" } as const) : {};
      const details = { byStaff: true, visitId };
      const orderChange = { event: "visit-planned", change, details } as const;
      await applyWorkOrderChange(context, tx, actor, order, orderChange, await databaseTime(tx));
      return { ok: true, visitId };
    },
  });

async function findPlanned(tx: Transaction, orderId: string): Promise<ExtraVisit | undefined> {
  const [order] = await tx
    .select(shown)
    .from(extraVisits)
    .innerJoin(visits, eq(visits.id, extraVisits.visitId))
    .where(
      and(
        eq(extraVisits.workOrderId, orderId),
        inArray(visits.state, ["scheduled", "in-progress"]),
      ),
    )
    .limit(1);
  return order;
}

const isSame = (planned: ExtraVisit, form: ExtraVisitForm): boolean =>
  planned.date === form.date &&
  planned.windowStart === form.startsAt &&
  planned.windowEnd === form.endsAt;

async function addVisit(
  tx: Transaction,
  { accountId: actorId, language }: Actor,
  { id: workOrderId, clientId, facilityId }: LockedOrder,
  text: string,
  columns: VisitColumns,
): Promise<string> {
  const [visitId, seriesId] = [newId(), newId()];
  const { date: day, windowStart: from, windowEnd: to, crewSize } = columns;
  const place = { clientId, facilityId };
  await tx.insert(visitSeries).values({
    ...place,
    id: seriesId,
    title: "",
    startsOn: day,
    endsOn: day,
    crewSize,
    rule: ruleOf({ every: "week", interval: 1, weekdays: [weekdayOf(day)] }),
    windowStart: from,
    windowEnd: to,
    doesScope: false,
    createdBy: actorId,
  });
  const exception = { originalDate: day, isChanged: true };
  await tx.insert(visits).values({ ...place, ...columns, ...exception, id: visitId, seriesId });
  await tx.insert(extraVisits).values({ ...place, visitId, workOrderId, text, language });
  await recordChange(tx, {
    ...place,
    recordKind: "visit",
    recordId: visitId,
    kind: "planned",
    actorId,
    change: createdFields({ date: day, startsAt: from, endsAt: to, crewSize, text }),
    details: { workOrderId, date: day },
  });
  return visitId;
}

/** The crew that has come has begun the work, and the one that has left has done it. */
export async function leadOrderOfVisit(
  tx: Transaction,
  queue: PgBoss,
  actor: Actor,
  visitId: string,
  event: "started" | "finished",
): Promise<void> {
  const [extra] = await tx
    .select({ workOrderId: extraVisits.workOrderId })
    .from(extraVisits)
    .where(eq(extraVisits.visitId, visitId));
  if (extra === undefined) return;
  const order = await lockReportedOrder(tx, extra.workOrderId);
  if (order === undefined) return;
  if (!isCommandPossible(event === "started" ? "start" : "finish", order.state)) return;
  const at = await databaseTime(tx);
  const change =
    event === "started"
      ? ({ state: "in-progress", startedAt: at } as const)
      : ({ state: "done", finishedAt: at, holdReason: null } as const);
  await applyWorkOrderChange(
    { queue },
    tx,
    actor,
    order,
    { event, change, details: { byStaff: true } },
    at,
  );
}

/** Crews lock a visit before its order when they come and leave: whoever needs both does the same. */
export async function lockExtraVisits(tx: Transaction, orderId: string): Promise<void> {
  await lockVisitsOf(tx, orderId, "scheduled");
}

/**
 * Cancels what is still to come for a work order for which nobody will come any more.
 * @param eventId of its end in the history, with which the visits are undone
 */
export async function cancelExtraVisits(
  tx: Transaction,
  context: Pick<CommandContext, "queue">,
  actor: Actor,
  orderId: string,
  reason: CancelReason,
  happened: { eventId: string; now: Date },
): Promise<void> {
  for (const visit of await lockVisitsOf(tx, orderId, "scheduled"))
    await cancelWithRecord(tx, context, actor, visit, reason, happened);
}

/** Visits that were canceled by this event of the work order, and have not been reinstated. */
export async function findCancelledWith(
  tx: Transaction,
  orderId: string,
  eventId: string,
): Promise<VisitRow[]> {
  const cancelled = await lockVisitsOf(tx, orderId, "cancelled");
  const ids = cancelled.map((visit) => visit.id);
  const { recordKind, recordId, kind, details } = historyEvents;
  const events = await tx
    .select({ recordId })
    .from(historyEvents)
    .where(
      and(
        eq(recordKind, "visit"),
        inArray(recordId, ids),
        eq(kind, "cancelled"),
        sql`${details} ->> 'eventId' = ${eventId}`,
      ),
    );
  return cancelled.filter((visit) => events.some((event) => event.recordId === visit.id));
}

function lockVisitsOf(tx: Transaction, orderId: string, state: VisitState): Promise<VisitRow[]> {
  const ofOrder = sql`${visits.id} in (select ${extraVisits.visitId} from ${extraVisits}
    where ${extraVisits.workOrderId} = ${orderId})`;
  return tx
    .select()
    .from(visits)
    .where(and(eq(visits.state, state), ofOrder))
    .orderBy(asc(visits.id))
    .for("update");
}

type VisitOrder = Pick<WorkOrderRow, "id" | "number" | "category" | "state" | "cycle" | "text">;

/** Requests about a visit, and those that the visit was planned for, the earliest first. */
export function listOrdersOfVisit(
  db: Database,
  actor: Actor,
  visitId: string,
): Promise<VisitOrder[]> {
  const { id, number, category, state, cycle, text, createdAt } = workOrders;
  const isPlannedFor = sql`${id} in (select ${extraVisits.workOrderId} from ${extraVisits}
    where ${extraVisits.visitId} = ${visitId})`;
  return db
    .select({ id, number, category, state, cycle, text })
    .from(workOrders)
    .where(and(or(eq(workOrders.visitId, visitId), isPlannedFor), isVisibleWorkOrder(actor)))
    .orderBy(asc(createdAt), asc(id));
}

/** Requests about a visit. The caller has checked that the actor may read the visit. */
export async function readVisitRequests(
  route: RouteRequest,
  actor: Actor,
  { kind, id: visitId }: RecordWithPanels,
) {
  if (kind !== "visit") return undefined;
  const { db } = route.context.get(appContext);
  const orders = await listOrdersOfVisit(db, actor, visitId);
  const path = isClientRole(actor.role) ? "/client-portal/work-orders" : "/office/work-orders";
  const requests = orders.map(({ id, number, category, state, cycle, text }) => ({
    id,
    number,
    state,
    text,
    category: categoryLabel(category, actor.language),
    stateLabel: stateLabel({ state, cycle }, actor.language),
  }));
  return { path, requests };
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    visitRequests: NonNullable<Awaited<ReturnType<typeof readVisitRequests>>>;
  }
}
