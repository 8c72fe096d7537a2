/** Events of a work order, under the names that its history has. */
import type { Language } from "#platform/language/language.ts";
import type { WorkOrderCommand } from "./work-order-types.ts";

const eventsForAll = [
  "created",
  "acknowledged",
  "assigned",
  "unassigned",
  "started",
  "held",
  "resumed",
  "finished",
  "accepted",
  "reopened",
  "cancelled",
  "declined",
  /** Joined to another work order, of which it is a duplicate. */
  "joined",
  "prioritized",
  /** Without the amount, because not everybody who reads the history may know prices. */
  "price-offered",
  "price-accepted",
  "commented",
  /** A single visit for it. */
  "visit-planned",
  /** Another occupant of the same room reported the same. */
  "reported-again",
  "breached",
  /** An event before it, which counts as if it had never happened. */
  "undone",
] as const;

/** A client learns nothing of these, not even that there are any. */
const internalEvents = ["noted", "warned"] as const;

export type WorkOrderEvent = (typeof eventsForAll)[number] | (typeof internalEvents)[number];

/** Named one by one, so that a new kind stays internal until somebody decides otherwise. */
export const isForClients = (kind: string): boolean => eventsForAll.some((event) => event === kind);

/** Facts that the history keeps with an event. */
export interface EventDetails {
  /** True if our staff did it where the client can see it, which counts as an answer. */
  byStaff?: boolean;
  /** True if somebody without an account did it, at the sign of a room. */
  byOccupant?: boolean;
  /** The language of the text written with it; absent if it is unknown. */
  language?: Language;
  /** Set by `created` and `prioritized`. */
  priority?: string;
  priorityBefore?: string;
  /** The account that `assigned` names. */
  to?: string;
  /** Id of the comment written with it. */
  commentId?: string;
  /** The comment names supplies that were asked for while the work order was open. */
  requestedAgain?: boolean;
  /** The other work order of `joined`. */
  duplicateOf?: string;
  /** Set by `visit-planned`. */
  visitId?: string;
  /** Set by `warned` and `breached`. */
  clock?: string;
  /** Id and kind of the event that `undone` undid. */
  eventId?: string;
  kind?: string;
}

/** Each event that can be undone, with the command that causes it. */
export const undoableEvents: Partial<Record<WorkOrderEvent, WorkOrderCommand>> = {
  acknowledged: "acknowledge",
  assigned: "assign",
  unassigned: "assign",
  started: "start",
  held: "hold",
  resumed: "resume",
  finished: "finish",
  declined: "decline",
  joined: "mark-duplicate",
  prioritized: "prioritize",
  accepted: "accept",
  reopened: "reopen",
  cancelled: "cancel",
};

interface HistoryEntry {
  id: string;
  kind: string;
  details: Record<string, unknown>;
}

/** The events that count, without those that were undone and their undoing. */
export function withoutUndone<Entry extends HistoryEntry>(history: readonly Entry[]): Entry[] {
  const undone = new Set(
    history.flatMap(({ kind, details }) => (kind === "undone" ? [details.eventId] : [])),
  );
  return history.filter(({ id, kind }) => kind !== "undone" && !undone.has(id));
}

/** Events that people get emails about. */
export type WorkOrderUpdate =
  | "acknowledged"
  /** The person who got the work order is told. */
  | "assigned"
  | "held"
  | "finished"
  | "declined"
  | "commented"
  /** A visit of its own. */
  | "visit-planned"
  | "reopened";
