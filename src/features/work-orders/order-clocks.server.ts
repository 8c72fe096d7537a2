/** The clocks of a work order in the database. */

import { usualWeek } from "#features/facilities/opening-hours.ts";
import { readCalendars } from "#features/facilities/read-calendars.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { readClocks } from "./service-levels/read-clocks.ts";
import { readTargetsOf } from "./service-levels/read-targets.server.ts";
import type { ClockEvent, ClockName, ServiceClocks } from "./service-levels/service-clock-types.ts";
import type { WorkOrderRow } from "./tables/work-orders.ts";

export async function readOrderClocks(
  db: Database | Transaction,
  { clientId, facilityId }: Pick<WorkOrderRow, "clientId" | "facilityId">,
  events: readonly ClockEvent[],
  now: Date,
): Promise<ServiceClocks> {
  const calendars = await readCalendars(db, [facilityId]);
  const calendar = calendars.get(facilityId) ?? {
    timeZone: "UTC",
    week: usualWeek,
    holidays: [],
  };
  const targets = await readTargetsOf(db, clientId);
  return readClocks(events, calendar, targets, now.getTime());
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

/** The running clock that is due first. */
function nextDue(clocks: ServiceClocks): { clock: ClockName; due: number } | undefined {
  const names = ["response", "resolution"] as const;
  const running = names.flatMap((clock) => {
    const { state, due } = clocks[clock];
    return state === "running" && due !== undefined ? [{ clock, due }] : [];
  });
  return running.toSorted((one, other) => one.due - other.due)[0];
}

const dateOf = (moment: number | undefined): Date | null =>
  moment === undefined ? null : new Date(moment);
