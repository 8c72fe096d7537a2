import { areaLabel } from "#features/facilities/areas/area-label.ts";
import { momentOf } from "#platform/document/moment.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import type { WorkOrderListRow } from "./list-work-orders.server.ts";
import { workOrderMessages } from "./messages.ts";
import { askerName } from "./occupant-words.server.ts";
import { serviceLevelMessages } from "./service-levels/messages.ts";
import { formatTimeLeft } from "./time-left.ts";
import { categoryLabel, stateLabel } from "./work-order-types.ts";

const excerptLength = 240;

/** A row as a list, and the data behind it, show it; moments in the zone of the facility. */
export function toWorkOrderTableRow(row: WorkOrderListRow, { accountId, language }: Actor) {
  const { id, number, clientName, facilityName, priority, state, assigneeName } = row;
  const { response, resolution } = serviceLevelMessages(language).clocks;
  const moment = (date: Date) => momentOf(date, language, new Date(), row.timeZone);
  const { dueAt, dueClock, remaining, isLate } = row;
  return {
    id,
    number,
    clientName,
    facilityName,
    priority,
    state,
    assigneeName,
    askedName: askerName(row, language),
    area: areaOf(row, language),
    category: categoryLabel(row.category, language),
    priorityLabel: workOrderMessages(language).priorities[priority],
    stateLabel: stateLabel(row, language),
    excerpt: row.text.slice(0, excerptLength).toWellFormed(),
    asked: moment(row.createdAt),
    due:
      dueAt === null || remaining === undefined
        ? undefined
        : {
            at: moment(dueAt),
            isLate,
            what: dueClock === "response" ? response : resolution,
            left: formatTimeLeft(remaining, isLate, { dueAt, timeZone: row.timeZone }, language),
          },
    done: row.finishedAt && moment(row.finishedAt),
    isMine: row.assignedTo === accountId,
    hasMissed: row.isBreached,
  };
}

export type WorkOrderTableRow = ReturnType<typeof toWorkOrderTableRow>;

/** `Lobby, Floor 1`; nothing where the whole facility is meant. */
const areaOf = (
  { areaName, areaFloor }: Pick<WorkOrderListRow, "areaName" | "areaFloor">,
  language: Language,
) => (areaName === null ? undefined : areaLabel(areaName, areaFloor ?? "", language));
