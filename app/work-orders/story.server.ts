/** What happened to a work order, in sentences; the read has checked who reads. */
import { type Priority, priorityLabels } from "#domain/service-levels/priority-types.ts";
import type { WorkOrderDetail, WorkOrderStoryLine } from "#domain/work-orders/find-work-order.ts";
import { momentOf } from "../document/moment.ts";

const sentences: Readonly<Record<string, string>> = {
  created: "Asked for",
  acknowledged: "Acknowledged",
  unassigned: "Assigned to nobody",
  started: "Work begun",
  held: "Put on hold",
  resumed: "Work goes on",
  finished: "Done",
  accepted: "Accepted",
  reopened: "Reopened",
  cancelled: "Cancelled",
  declined: "Declined",
  joined: "Joined to another work order",
  commented: "Comment",
  "reported-again": "Reported again",
  noted: "Internal comment",
};

export const storyOf = ({ story, timeZone, duplicateOf, askedName }: WorkOrderDetail) =>
  story.map((line) => ({
    id: line.id,
    at: momentOf(line.at, new Date(), timeZone),
    what: sentenceOf(line, duplicateOf?.number),
    who: line.actorName ?? whoElse(line, askedName),
    text: line.text,
    language: line.details.language === "es" ? ("es" as const) : undefined,
    files: line.files,
    isInternal: line.isInternal,
    isMissed: line.kind === "breached",
    /** A comment speaks for itself. */
    isComment: line.kind === "commented" || line.kind === "noted",
  }));

const whoElse = ({ kind, details }: WorkOrderStoryLine, askedName: string) =>
  kind === "created" ? askedName : details.byOccupant === true ? "An occupant" : undefined;

function sentenceOf({ kind, toName, details }: WorkOrderStoryLine, duplicateOf?: string): string {
  const clock = details.clock === "response" ? "the answer" : "the work";
  if (kind === "assigned") return `Assigned to ${toName ?? "somebody"}`;
  if (kind === "joined" && duplicateOf) return `Duplicate of ${duplicateOf}`;
  if (kind === "warned") return `A quarter of the time is left for ${clock}`;
  if (kind === "breached") return `Target missed: ${clock} is late`;
  if (kind === "prioritized")
    return `Priority changed from ${labelOf(details.priorityBefore)} to ${labelOf(details.priority)}`;
  return sentences[kind] ?? kind;
}

const labelOf = (priority: unknown): string =>
  (priorityLabels[priority as Priority] ?? "another").toLowerCase();
