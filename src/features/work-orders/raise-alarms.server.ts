/** Warnings and breaches, once each, whichever process comes first. */

import { and, eq, getTableColumns, lte, or, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { databaseTime } from "#platform/database/database-time.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import {
  type ClockJob,
  daySeconds,
  eachMinute,
  workByClock,
} from "#platform/jobs/clock-job.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { notifyAboutServiceLevelAlarm } from "./notify-about-work-order.server.ts";
import { clockColumns, readClockEvents, readOrderClocks } from "./order-clocks.server.ts";
import { hasOtherDueVisit } from "./order-visit.server.ts";
import type { ClockEvent, Mark, ServiceClocks } from "./service-levels/service-clock-types.ts";
import { type WorkOrderRow, workOrders } from "./tables/work-orders.ts";

type Alarm = "warned" | "breached";

interface Passed {
  events: readonly ClockEvent[];
  /** Read from those events. */
  clocks: ServiceClocks;
  at: Date;
}

/** Writes down what was passed and nobody has written down, and tells staff. @returns what it was */
export async function recordAlarms(
  tx: Transaction,
  queue: PgBoss,
  order: Pick<WorkOrderRow, "id" | "clientId" | "facilityId" | "askedBy" | "assignedTo" | "cycle">,
  { events, clocks, at }: Passed,
): Promise<Alarm[]> {
  const { id, clientId, facilityId } = order;
  const marks = [
    ...clocks.warnings.map((mark) => ({ ...mark, kind: "warned" as const })),
    ...clocks.breaches.map((mark) => ({ ...mark, kind: "breached" as const })),
  ];
  const newAlarms = marks.filter(
    ({ kind, ...mark }) => mark.cycle === clocks.cycle && !isKnown(events, kind, mark),
  );
  for (const { kind, clock } of newAlarms) {
    await recordHistory(tx, {
      recordKind: "work-order",
      recordId: id,
      clientId,
      facilityId,
      kind,
      actorId: null,
      change: nothingChanged,
      details: { clock },
      at,
    });
    await notifyAboutServiceLevelAlarm(tx, queue, order, kind, clock);
  }
  return newAlarms.map(({ kind }) => kind);
}

/** True if an earlier run has recorded it in this cycle. */
function isKnown(events: readonly ClockEvent[], kind: Alarm, { clock }: Mark): boolean {
  const begin = events.findLastIndex((event) => event.kind === "reopened");
  return events.slice(begin + 1).some((event) => event.kind === kind && event.clock === clock);
}

/** A round is short; what is left comes with the next, a minute later. */
const atOnce = 200;

/**
 * It also sets a new due date if the visit of a request was canceled or moved.
 * @returns how many warnings and breaches were found
 */
export async function raiseAlarms(context: CommandContext): Promise<number> {
  const due = await context.db
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(lte(workOrders.nextAlarmAt, sql`now()`))
    .orderBy(workOrders.nextAlarmAt)
    .limit(atOnce);
  const dueAnew = await context.db
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(hasOtherDueVisit(context.db))
    .limit(atOnce);
  let raised = 0;
  for (const { id } of [...due, ...dueAnew]) raised += await raiseFor(context, id);
  return raised;
}

function raiseFor({ db, queue }: CommandContext, id: string): Promise<number> {
  return db.transaction(async (tx) => {
    const { search: _, ...columns } = getTableColumns(workOrders);
    const [order] = await tx
      .select(columns)
      .from(workOrders)
      .where(
        and(
          eq(workOrders.id, id),
          or(lte(workOrders.nextAlarmAt, sql`now()`), hasOtherDueVisit(tx)),
        ),
      )
      .for("update", { skipLocked: true });
    // Somebody is changing it at this moment, and looks for what was passed as well.
    if (order === undefined) return 0;
    const now = await databaseTime(tx);
    const events = (await readClockEvents(tx, [id])).get(id) ?? [];
    const clocks = await readOrderClocks(tx, order, events, now);
    const alarms = await recordAlarms(tx, queue, order, { events, clocks, at: now });
    const after = clockColumns(clocks);
    await tx.update(workOrders).set(after).where(eq(workOrders.id, id));
    const { clientId, facilityId } = order;
    const isRedated = after.dueAt?.getTime() !== order.dueAt?.getTime();
    // A warning is for staff alone.
    const forWhom = alarms.includes("breached") || isRedated ? {} : { isInternal: true };
    if (alarms.length > 0 || isRedated)
      await sendChangeEvent(tx, { kind: "work-order", id, clientId, facilityId, ...forWhom });
    return alarms.length;
  });
}

/** Warns of work orders that are nearly late, and marks those that are. */
export const alarmJob: ClockJob = {
  name: "work-order-alarms",
  times: eachMinute,
  pollingIntervalSeconds: 5,
  expireInSeconds: 300,
  deleteAfterSeconds: daySeconds,
};

export const workOnAlarms = (queue: PgBoss, db: Database, log: Logger): Promise<void> =>
  workByClock(queue, alarmJob, async () => {
    try {
      const raised = await raiseAlarms({ db, queue });
      if (raised > 0) log.info({ raised }, "work orders are late, or nearly");
    } catch (error) {
      log.error({ err: error }, "late work orders not looked for");
      throw error;
    }
  });
