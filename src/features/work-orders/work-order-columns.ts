import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import type { WorkOrderListRow } from "./list-work-orders.server.ts";
import { priorityLabels } from "./service-levels/priority-types.ts";
import { categoryLabel, sourceLabels, stateLabel } from "./work-order-types.ts";

/** @param timeZone in which moments are written, e.g. `America/Chicago` */
export function workOrderColumns(timeZone: string): readonly Column<WorkOrderListRow>[] {
  const moment = (
    name: string,
    read: (row: WorkOrderListRow) => Date | null,
  ): Column<WorkOrderListRow> => ({
    name: `${name} (${timeZone})`,
    value(row) {
      const found = read(row);
      return found && localTime(found, timeZone);
    },
  });
  return [
    { name: "number", value: ({ number }) => number },
    { name: "client", value: ({ clientName }) => clientName },
    { name: "facility", value: ({ facilityName }) => facilityName },
    { name: "area", value: ({ areaName }) => areaName },
    { name: "floor", value: ({ areaFloor }) => areaFloor },
    { name: "category", value: ({ category }) => categoryLabel(category) },
    { name: "priority", value: ({ priority }) => priorityLabels[priority] },
    { name: "state", value: stateLabel },
    { name: "text", value: ({ text }) => text },
    { name: "asked by", value: ({ askedName }) => askedName },
    { name: "source", value: ({ source }) => sourceLabels[source] },
    { name: "assigned to", value: ({ assigneeName }) => assigneeName },
    moment("asked", ({ createdAt }) => createdAt),
    moment("due", ({ dueAt }) => dueAt),
    { name: "late", value: ({ isLate }) => (isLate ? "yes" : "no") },
    { name: "missed a target", value: ({ isBreached }) => (isBreached ? "yes" : "no") },
    moment("done", ({ finishedAt }) => finishedAt),
    moment("accepted", ({ acceptedAt }) => acceptedAt),
    { name: "id", value: ({ id }) => id },
  ];
}
