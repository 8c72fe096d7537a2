import type { PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { notifyAboutServiceLevelAlarm } from "./notify-about-work-order.server.ts";
import type { ClockEvent, Mark, ServiceClocks } from "./service-levels/service-clock-types.ts";
import type { WorkOrderRow } from "./tables/work-orders.ts";

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

/** Whether an earlier run has written it into the history of this cycle. */
function isKnown(events: readonly ClockEvent[], kind: Alarm, { clock }: Mark): boolean {
  const begin = events.findLastIndex((event) => event.kind === "reopened");
  return events.slice(begin + 1).some((event) => event.kind === kind && event.clock === clock);
}
