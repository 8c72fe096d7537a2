import type { Transaction } from "#platform/database/client.ts";
import type { LocalDate } from "#platform/format/local-date.ts";
import { linesOfVersions, type PlannedTask } from "../scope-tasks.server.ts";
import { dueTasks, type NightsOf } from "../series/due-tasks.server.ts";

/** Finds the tasks of many nights of a facility with one read of its scopes. */
export async function readTasksOfNights(
  tx: Transaction,
  facilityId: string,
  nights: NightsOf,
): Promise<(night: { originalDate: LocalDate; date: LocalDate }) => PlannedTask[]> {
  const versions = await linesOfVersions(tx, facilityId);
  return ({ originalDate, date }) => {
    const lines = versions.findLast(({ effectiveFrom }) => effectiveFrom <= date)?.lines ?? [];
    return dueTasks(lines, nights, originalDate).map(({ areaId, areaName, floor, task }) => ({
      areaId,
      areaName,
      floor,
      task,
    }));
  };
}
