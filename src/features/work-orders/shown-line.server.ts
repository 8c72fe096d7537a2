import { areaLabel } from "#features/facilities/areas/area-label.ts";
import { momentOf } from "#platform/document/moment.ts";
import type { WorkOrderLine } from "./list-work-orders.ts";
import { priorityLabels } from "./service-levels/priority-types.ts";
import { leftInWords } from "./time-left.ts";
import { categoryLabel, stateLabel } from "./work-order-types.ts";

const excerptLength = 240;

/** A line as a list, and the data behind it, show it; moments in the zone of the facility. */
export function shownLine(line: WorkOrderLine, me: string) {
  const { id, number, clientName, facilityName, priority, state, assigneeName, askedName } = line;
  const moment = (date: Date) => momentOf(date, new Date(), line.timeZone);
  const { dueAt, dueClock, remaining, isLate } = line;
  return {
    id,
    number,
    clientName,
    facilityName,
    priority,
    state,
    assigneeName,
    askedName,
    area: areaOf(line),
    category: categoryLabel(line.category),
    priorityLabel: priorityLabels[priority],
    stateLabel: stateLabel(line),
    excerpt: line.text.slice(0, excerptLength).toWellFormed(),
    asked: moment(line.createdAt),
    due:
      dueAt === null || remaining === undefined
        ? undefined
        : {
            at: moment(dueAt),
            isLate,
            what: dueClock === "response" ? "Response" : "Completion",
            left: leftInWords(remaining, isLate, { dueAt, timeZone: line.timeZone }),
          },
    done: line.finishedAt && moment(line.finishedAt),
    isMine: line.assignedTo === me,
    hasMissed: line.isBreached,
  };
}

export type ShownLine = ReturnType<typeof shownLine>;

/** `Lobby, Floor 1`; nothing where the whole facility is meant. */
const areaOf = ({ areaName, areaFloor }: Pick<WorkOrderLine, "areaName" | "areaFloor">) =>
  areaName === null ? undefined : areaLabel(areaName, areaFloor ?? "");
