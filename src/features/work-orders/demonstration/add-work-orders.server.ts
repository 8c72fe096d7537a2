import { and, eq } from "drizzle-orm";
import { demoMoment, type When } from "#demo/demo-moment.ts";
import { areas } from "#features/facilities/tables/areas.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { DemoPlaces } from "#platform/demonstration.server.ts";
import { changedFields, nothingChanged } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { type AddedWorkOrder, addWorkOrder } from "../create-work-order.server.ts";
import { clockColumns, readClockEvents, readOrderClocks } from "../order-clocks.server.ts";
import type { Priority } from "../service-levels/service-clock-types.ts";
import { type WorkOrderRow, workOrderComments, workOrders } from "../tables/work-orders.ts";
import type { WorkOrderEvent } from "../work-order-events.ts";

export interface DemoWorkOrder {
  facility: string;
  area?: string;
  category: string;
  priority: Priority;
  text: string;
  /** Language of the text; absent for English. */
  language?: "es";
  asked: { by: string } | { occupant: string } | { inspector: string };
  at: When;
  commands: readonly DemoCommand[];
}

interface DemoCommand {
  at: When;
  by: string;
  command: keyof typeof events;
  to?: string;
  text?: string;
  /** Absent where the text is in English. */
  language?: "es";
}

/** The effect of each command on the history and on the row. */
const events = {
  acknowledge: { event: "acknowledged", byStaff: true, change: { state: "acknowledged" } },
  assign: { event: "assigned", byStaff: true, change: { state: "assigned" } },
  start: { event: "started", byStaff: true, change: { state: "in-progress" } },
  hold: { event: "held", byStaff: true, change: { state: "on-hold" } },
  resume: { event: "resumed", byStaff: false, change: { state: "in-progress", holdReason: null } },
  finish: { event: "finished", byStaff: true, change: { state: "done", holdReason: null } },
  accept: { event: "accepted", byStaff: false, change: { state: "accepted" } },
  reopen: { event: "reopened", byStaff: false, change: { state: "new", cycle: 2 } },
  decline: { event: "declined", byStaff: true, change: { state: "declined" } },
  cancel: { event: "cancelled", byStaff: false, change: { state: "cancelled" } },
  comment: { event: "commented", byStaff: true, change: {} },
  note: { event: "noted", byStaff: false, change: {} },
} as const satisfies Record<
  string,
  { event: WorkOrderEvent; byStaff: boolean; change: Partial<WorkOrderRow> }
>;

export async function addDemoWorkOrders(
  db: Database,
  orders: readonly DemoWorkOrder[],
  places: DemoPlaces,
  now: Date,
): Promise<void> {
  for (const order of orders)
    await db.transaction((tx) => addDemoWorkOrder(tx, order, places, now));
}

export async function addDemoWorkOrder(
  tx: Transaction,
  order: DemoWorkOrder,
  places: DemoPlaces,
  now: Date,
): Promise<AddedWorkOrder> {
  const { id: facilityId } = places.facilityOf(order.facility);
  const [facility] = await tx.select().from(facilities).where(eq(facilities.id, facilityId));
  if (facility === undefined) throw new Error(`The demonstration has no ${order.facility}`);
  const { clientId, timeZone } = facility;
  const momentOf = (when: When) => demoMoment(when, timeZone, now);
  const { category, priority, text, language, asked: requester } = order;
  const source = "occupant" in requester ? "occupant" : "by" in requester ? "client" : "inspection";
  const added = await addWorkOrder(
    tx,
    {
      clientId,
      facilityId,
      areaId: await areaOf(tx, facilityId, order.area),
      category,
      priority,
      text,
      source,
      language: language ?? "en",
      askedBy:
        "occupant" in requester
          ? null
          : places.accountOf("by" in requester ? requester.by : requester.inspector),
      askedName: "occupant" in requester ? requester.occupant : null,
    },
    { at: momentOf(order.at) },
  );
  for (const command of order.commands)
    await applyCommand(tx, added, command, momentOf(command.at), places);
  await markUntil(tx, added, now);
  return added;
}

async function areaOf(tx: Transaction, facilityId: string, name = ""): Promise<string | null> {
  const [area] = await tx
    .select({ id: areas.id })
    .from(areas)
    .where(and(eq(areas.facilityId, facilityId), eq(areas.name, name)));
  return area?.id ?? null;
}

async function applyCommand(
  tx: Transaction,
  order: AddedWorkOrder,
  { by, command, to, text, language }: DemoCommand,
  at: Date,
  { accountOf }: DemoPlaces,
): Promise<void> {
  await markUntil(tx, order, at);
  const { id, clientId, facilityId } = order;
  const { event, byStaff, change } = events[command];
  const isStaff = byStaff && !by.startsWith("client.") && !by.startsWith("school.");
  const commentId = text && newId();
  if (text && commentId)
    await tx.insert(workOrderComments).values({
      id: commentId,
      clientId,
      facilityId,
      workOrderId: id,
      authorId: accountOf(by),
      text,
      language: language ?? "en",
      isInternal: command === "note",
      writtenAt: at,
    });
  const details = {
    ...(isStaff && { byStaff: true }),
    ...(to && { to: accountOf(to) }),
    ...(commentId && { commentId }),
  };
  const times = {
    ...(command === "start" && { startedAt: at, assignedTo: accountOf(by) }),
    ...(command === "finish" && { finishedAt: at }),
    ...(command === "accept" && { acceptedAt: at }),
    ...(command === "reopen" && { startedAt: null, finishedAt: null }),
    ...(to && { assignedTo: accountOf(to) }),
    ...(command === "hold" && { holdReason: text, holdLanguage: language ?? ("en" as const) }),
  };
  const columns = { ...change, ...times };
  const [before] = await tx.select().from(workOrders).where(eq(workOrders.id, id));
  await recordHistory(tx, {
    recordKind: "work-order",
    recordId: id,
    clientId,
    facilityId,
    kind: event,
    actorId: accountOf(by),
    details,
    at,
    change: changedFields({ ...before }, columns),
  });
  if (Object.keys(columns).length > 0)
    await tx.update(workOrders).set(columns).where(eq(workOrders.id, id));
}

/** Records missed targets at the right place in the history, without emails. */
async function markUntil(tx: Transaction, order: AddedWorkOrder, at: Date): Promise<void> {
  const { id, clientId, facilityId } = order;
  const clockEvents = (await readClockEvents(tx, [id])).get(id) ?? [];
  const clocks = await readOrderClocks(tx, order, clockEvents, at);
  const marks = [
    ...clocks.warnings.map((mark) => ({ ...mark, kind: "warned" as const })),
    ...clocks.breaches.map((mark) => ({ ...mark, kind: "breached" as const })),
  ].toSorted((left, right) => left.at - right.at);
  const reopened = clockEvents.findLastIndex(({ kind }) => kind === "reopened");
  for (const { kind, clock, cycle, at: moment } of marks) {
    const isKnown = clockEvents
      .slice(reopened + 1)
      .some((event) => event.kind === kind && event.clock === clock);
    if (isKnown || cycle !== clocks.cycle) continue;
    await recordHistory(tx, {
      recordKind: "work-order",
      recordId: id,
      clientId,
      facilityId,
      kind,
      actorId: null,
      details: { clock },
      at: new Date(moment),
      change: nothingChanged,
    });
  }
  await tx.update(workOrders).set(clockColumns(clocks)).where(eq(workOrders.id, id));
}
