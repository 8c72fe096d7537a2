/** What can happen to a work order, as its history names it. */
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
  /** To another one, of which it is a duplicate. */
  "joined",
  "prioritized",
  "commented",
  /** Another occupant of the same room reported the same. */
  "reported-again",
  "breached",
] as const;

/** Of these a client knows nothing, not even that there are any. */
const internalEvents = ["noted", "warned"] as const;

export type WorkOrderEvent = (typeof eventsForAll)[number] | (typeof internalEvents)[number];

/** Named one by one, so that a new kind stays internal until somebody decides otherwise. */
export const isForClients = (kind: string): boolean => eventsForAll.some((one) => one === kind);

/** What the history keeps with an event. */
export interface EventDetails {
  /** By our staff, in sight of the client: an answer. */
  byStaff?: boolean;
  /** By somebody without an account, at the sign of a room. */
  byOccupant?: boolean;
  /** Of what was written with it, where it is not English. */
  language?: "es";
  /** Of `created` and `prioritized`. */
  priority?: string;
  priorityBefore?: string;
  /** Of `assigned`: an account. */
  to?: string;
  /** What was written with it. */
  commentId?: string;
  /** Of `joined`: the other work order. */
  duplicateOf?: string;
  /** Of `warned` and `breached`. */
  clock?: string;
}
