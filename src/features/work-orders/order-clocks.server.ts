/** The clocks of a work order in the database. */
import { and, asc, eq, inArray } from "drizzle-orm";
import { usualWeek } from "#features/facilities/hours-form.ts";
import { readCalendars } from "#features/facilities/read-calendars.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { databaseTime } from "#platform/database/database-time.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import { type DueVisit, findDueVisit } from "./order-visit.server.ts";
import { readClocks } from "./service-levels/clock-state.ts";
import { readTargetsOf } from "./service-levels/read-targets.server.ts";
import type {
  ClockEvent,
  ClockName,
  Priority,
  ServiceClocks,
} from "./service-levels/service-clock-types.ts";
import { hasOpenState, type WorkOrderRow, workOrders } from "./tables/work-orders.ts";
import { type WorkOrderEvent, withoutUndone } from "./work-order-events.ts";

type OrderOfClocks = Pick<WorkOrderRow, "clientId" | "facilityId"> &
  Partial<Pick<WorkOrderRow, "visitId" | "isDueWithVisit">>;

/** @param order without its visit columns, the clocks are those that were promised, whatever its visit */
export async function readOrderClocks(
  db: Database | Transaction,
  order: OrderOfClocks,
  events: readonly ClockEvent[],
  now: Date,
): Promise<ServiceClocks> {
  const { clientId, facilityId } = order;
  const calendars = await readCalendars(db, [facilityId]);
  const calendar = calendars.get(facilityId) ?? {
    timeZone: "UTC",
    week: usualWeek,
    holidays: [],
  };
  const targets = await readTargetsOf(db, clientId);
  const clocks = readClocks(events, calendar, targets, now.getTime());
  const [created] = events;
  const visit = created && (await findDueVisit(db, order, clocks, created.at));
  return visit === undefined ? clocks : { ...clocks, resolution: dueWith(visit, clocks, now) };
}

/** Crews come at night, outside of opening hours: what is left counts around the clock. */
function dueWith({ date, endsAt }: DueVisit, { resolution }: ServiceClocks, now: Date) {
  const remaining = endsAt.getTime() - now.getTime();
  const lateBy = remaining < 0 ? -remaining : undefined;
  return { ...resolution, due: endsAt.getTime(), remaining, lateBy, visitDate: date };
}

type ClockColumns = Pick<
  WorkOrderRow,
  "dueAt" | "dueClock" | "nextAlarmAt" | "isBreached" | "responseMinutes" | "resolutionMinutes"
>;

/** The columns that lists sort and filter by; the rest is read from the history. */
export function clockColumns(clocks: ServiceClocks): ClockColumns {
  const next = nextDue(clocks);
  return {
    dueAt: dateOf(next?.due),
    dueClock: next?.clock ?? null,
    nextAlarmAt: dateOf(clocks.nextAlarm),
    isBreached: clocks.breaches.length > 0,
    responseMinutes: minutesOf(clocks.taken.response),
    resolutionMinutes: minutesOf(clocks.taken.resolution),
  };
}

const minutesOf = (ms: number | undefined): number | null =>
  ms === undefined ? null : Math.round(ms / 60_000);

/** The visit that brings the work, or else the running clock that is due first. */
function nextDue(clocks: ServiceClocks): { clock: ClockName | "visit"; due: number } | undefined {
  const { due: visitEnds, visitDate } = clocks.resolution;
  if (visitDate !== undefined && visitEnds !== undefined) return { clock: "visit", due: visitEnds };
  const names = ["response", "resolution"] as const;
  const running = names.flatMap((clock) => {
    const { state, due } = clocks[clock];
    return state === "running" && due !== undefined ? [{ clock, due }] : [];
  });
  return running.toSorted((left, right) => left.due - right.due)[0];
}

const dateOf = (moment: number | undefined): Date | null =>
  moment === undefined ? null : new Date(moment);

// The part of a work order's history that its clocks react to.

type Bare = ClockEvent extends infer Event
  ? Event extends ClockEvent
    ? Omit<Event, "at">
    : never
  : never;

/** @param details as `work-order-events.ts` describes them */
export function clockEventsOf(
  kind: WorkOrderEvent,
  details: Record<string, unknown>,
  at: Date,
): ClockEvent[] {
  const answered: Bare[] = details.byStaff === true ? [{ kind: "answered" }] : [];
  const heard = (): Bare[] => {
    switch (kind) {
      case "created":
        return [{ kind: "created", priority: details.priority as Priority }, ...answered];
      case "acknowledged":
      case "assigned":
      case "started":
      case "commented":
      case "visit-planned":
      case "price-offered":
        return answered;
      case "held":
        return [...answered, { kind: "held" }];
      case "resumed":
        return [{ kind: "resumed" }];
      case "prioritized":
        return [{ kind: "prioritized", priority: details.priority as Priority }];
      case "finished":
      case "declined":
      case "joined":
      case "cancelled":
        return [...answered, { kind: "ended" }];
      case "reopened":
        return [{ kind: "reopened" }];
      case "warned":
      case "breached":
        return [{ kind, clock: details.clock as ClockName }];
      // The client sees none of these, or the clocks don't depend on them.
      case "noted":
      case "unassigned":
      case "accepted":
      case "price-accepted":
      case "reported-again":
      case "undone":
        return [];
    }
  };
  return heard().map((event) => ({ ...event, at: at.getTime() }) as ClockEvent);
}

/** Key: id of a work order. Events are in order, without undone ones, which never affect the clocks. */
export async function readClockEvents(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ClockEvent[]>> {
  const eventsByWorkOrder = new Map<string, ClockEvent[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return eventsByWorkOrder;
  const rows = await db
    .select({
      id: historyEvents.id,
      recordId: historyEvents.recordId,
      kind: historyEvents.kind,
      details: historyEvents.details,
      at: historyEvents.at,
    })
    .from(historyEvents)
    .where(
      and(eq(historyEvents.recordKind, "work-order"), inArray(historyEvents.recordId, [...ids])),
    )
    .orderBy(asc(historyEvents.position));
  for (const { recordId, kind, details, at } of withoutUndone(rows))
    eventsByWorkOrder.get(recordId)?.push(...clockEventsOf(kind as WorkOrderEvent, details, at));
  return eventsByWorkOrder;
}

/** Runs for every client with open work orders, after a change of what is promised to all of them. */
export async function refreshAllClocks(tx: Transaction): Promise<void> {
  const rows = await tx
    .selectDistinct({ clientId: workOrders.clientId })
    .from(workOrders)
    .where(hasOpenState(workOrders.state))
    .orderBy(workOrders.clientId);
  for (const { clientId } of rows) await refreshClocks(tx, { clientId });
}

/**
 * Brings what lists sort by up to date for all open work orders of a client, or of one facility: after a
 * change of targets, opening hours, holidays or the time zone, in the transaction of that change. Breaches stay.
 */
export async function refreshClocks(
  tx: Transaction,
  { clientId, facilityId }: { clientId: string; facilityId?: string },
): Promise<void> {
  const orders = await tx
    .select({
      id: workOrders.id,
      clientId: workOrders.clientId,
      facilityId: workOrders.facilityId,
      visitId: workOrders.visitId,
      isDueWithVisit: workOrders.isDueWithVisit,
      isBreached: workOrders.isBreached,
    })
    .from(workOrders)
    .where(
      and(
        eq(workOrders.clientId, clientId),
        facilityId === undefined ? undefined : eq(workOrders.facilityId, facilityId),
        hasOpenState(workOrders.state),
      ),
    )
    .orderBy(workOrders.id)
    .for("update");
  const events = await readClockEvents(
    tx,
    orders.map(({ id }) => id),
  );
  const now = await databaseTime(tx);
  for (const order of orders) {
    const clocks = await readOrderClocks(tx, order, events.get(order.id) ?? [], now);
    const columns = clockColumns(clocks);
    // The next alarm marks and tells what the new rules have made late.
    const isLate = clocks.breaches.length > 0 && !order.isBreached;
    const due = isLate ? { nextAlarmAt: now, isBreached: false } : {};
    await tx
      .update(workOrders)
      .set({ ...columns, ...due })
      .where(eq(workOrders.id, order.id));
  }
}
