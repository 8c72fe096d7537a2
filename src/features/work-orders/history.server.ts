/** What happened to a work order, in sentences; the read has checked who reads. */

import { momentOf } from "#platform/document/moment.ts";
import type { WorkOrderDetail, WorkOrderHistoryRow } from "./find-work-order.server.ts";
import { type Priority, priorityLabels } from "./service-levels/priority-types.ts";

const sentences: Readonly<Record<string, string>> = {
  created: "Requested",
  acknowledged: "Acknowledged",
  unassigned: "Unassigned",
  started: "Work started",
  held: "Put on hold",
  resumed: "Work resumed",
  finished: "Done",
  accepted: "Accepted",
  reopened: "Reopened",
  cancelled: "Cancelled",
  declined: "Declined",
  joined: "Merged into another work order",
  "price-offered": "A price was offered",
  "price-accepted": "The price was accepted",
  commented: "Comment",
  "visit-planned": "Visit planned",
  "reported-again": "Reported again",
  noted: "Internal comment",
};

export const historyOf = ({ history, timeZone, duplicateOf, askedName }: WorkOrderDetail) =>
  history.map((row) => ({
    id: row.id,
    at: momentOf(row.at, new Date(), timeZone),
    what: sentenceOf(row, duplicateOf?.number),
    who: row.actorName ?? whoElse(row, askedName),
    text: row.text,
    language: row.details.language === "es" ? ("es" as const) : undefined,
    files: row.files,
    isInternal: row.isInternal,
    isMissed: row.kind === "breached",
    /** A comment speaks for itself. */
    isComment: row.kind === "commented" || row.kind === "noted",
  }));

const whoElse = ({ kind, details }: WorkOrderHistoryRow, askedName: string) =>
  kind === "created"
    ? askedName
    : details.byOccupant === true
      ? "Someone at the QR sign"
      : undefined;

function sentenceOf({ kind, toName, details }: WorkOrderHistoryRow, duplicateOf?: string): string {
  const clock = details.clock === "response" ? "the response" : "completion";
  if (kind === "assigned") return `Assigned to ${toName ?? "someone"}`;
  if (kind === "joined" && duplicateOf) return `Duplicate of ${duplicateOf}`;
  if (kind === "warned") return `A quarter of the time is left: ${clock}`;
  if (kind === "breached") return `Target missed: ${clock}`;
  if (kind === "prioritized")
    return `Priority changed from ${labelOf(details.priorityBefore)} to ${labelOf(details.priority)}`;
  if (kind === "undone") return `Undone: ${undoneMessage(String(details.kind))}`;
  return sentences[kind] ?? kind;
}

function undoneMessage(kind: string): string {
  if (kind === "assigned") return "assigned";
  if (kind === "prioritized") return "change of priority";
  return (sentences[kind] ?? kind).toLowerCase();
}

const labelOf = (priority: unknown): string =>
  (priorityLabels[priority as Priority] ?? "another").toLowerCase();
