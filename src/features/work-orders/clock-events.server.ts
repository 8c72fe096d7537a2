/** The part of a work order's history that its clocks react to. */
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import type { Priority } from "./service-levels/priority-types.ts";
import type { ClockEvent, ClockName } from "./service-levels/service-clock-types.ts";
import { type WorkOrderEvent, withoutUndone } from "./work-order-events.ts";

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

/** In order, keyed by work order id; undone events never happened to the clocks. */
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
