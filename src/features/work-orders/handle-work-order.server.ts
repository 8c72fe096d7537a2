/** Commands of our staff and of the client's people. Each is one transaction, with its history and emails. */
import { and, eq, or, sql } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { isUnchanged, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { isAssignable } from "./assignees.server.ts";
import {
  changeWorkOrder,
  type LockedOrder,
  type WorkOrderChange,
  type WorkOrderProblem,
  type WorkOrderResult,
} from "./change-work-order.server.ts";
import { cancelExtraVisits, lockExtraVisits } from "./extra-visits.server.ts";
import type { Priority } from "./service-levels/service-clock-types.ts";
import { workOrders } from "./tables/work-orders.ts";
import {
  isCommandPossible,
  isDoneBy,
  reopenDays,
  stateAfter,
  type WorkOrderCommand,
} from "./work-order-types.ts";

const directs = (actor: Actor) => may(actor, "work-orders.direct");
const works = (actor: Actor) => may(actor, "work-orders.work");
const byStaff = { byStaff: true } as const;

/** The reason why a command is refused; undefined if it is not. */
function refusal(command: WorkOrderCommand, { state }: LockedOrder): WorkOrderProblem | undefined {
  if (isDoneBy(command, state)) return "already-done";
  return isCommandPossible(command, state) ? undefined : "wrong-state";
}

export const acknowledge = (
  context: CommandContext,
  actor: Actor,
  id: string,
): Promise<WorkOrderResult> =>
  changeWorkOrder(context, actor, id, directs(actor), async (order) => {
    // Assigning has acknowledged it as well.
    if (order.state === "assigned" || order.state === "in-progress") return "already-done";
    return (
      refusal("acknowledge", order) ?? {
        event: "acknowledged",
        details: byStaff,
        change: { state: "acknowledged" },
      }
    );
  });

export interface Assignment {
  /** An account; null for nobody. */
  to: string | null;
  /** The assignee that was shown: two people who take one at once must not both have it. */
  seen: string | null;
}

/** @param assignment without `seen` whomever it belongs to, for several at once */
export const assign = (
  context: CommandContext,
  actor: Actor,
  id: string,
  { to, seen }: Pick<Assignment, "to"> & Partial<Assignment>,
): Promise<WorkOrderResult> =>
  changeWorkOrder(context, actor, id, directs(actor), async (order, tx) => {
    if (!isCommandPossible("assign", order.state)) return "wrong-state";
    if (order.assignedTo === to) return "already-done";
    if (seen !== undefined && order.assignedTo !== seen) return "changed-since";
    if (to !== null && !(await isAssignable(tx, order, to))) return "unknown-person";
    const basis = { ...order, assignedTo: to, isStarted: order.startedAt !== null };
    const change = { assignedTo: to, state: stateAfter("assign", basis) };
    return to === null
      ? { event: "unassigned", change }
      : { event: "assigned", change, details: { ...byStaff, to } };
  });

export const start = (
  context: CommandContext,
  actor: Actor,
  id: string,
): Promise<WorkOrderResult> =>
  changeWorkOrder(context, actor, id, works(actor), async (order, _, now) => {
    const assignedTo = order.assignedTo ?? actor.accountId;
    const change = { state: "in-progress", startedAt: now, assignedTo } as const;
    return refusal("start", order) ?? { event: "started", details: byStaff, change };
  });

export const hold = (
  context: CommandContext,
  actor: Actor,
  id: string,
  reason: string,
): Promise<WorkOrderResult> =>
  changeWorkOrder(context, actor, id, works(actor), async (order) => {
    const change = {
      state: "on-hold",
      holdReason: reason,
      holdLanguage: actor.language,
    } as const;
    return (
      refusal("hold", order) ?? {
        event: "held",
        details: byStaff,
        change,
        comment: { text: reason },
      }
    );
  });

export const resume = (
  context: CommandContext,
  actor: Actor,
  id: string,
): Promise<WorkOrderResult> =>
  changeWorkOrder(context, actor, id, works(actor), async (order) => {
    if (!isCommandPossible("resume", order.state)) return "wrong-state";
    const state = stateAfter("resume", { ...order, isStarted: order.startedAt !== null });
    return { event: "resumed", change: { state, holdReason: null } };
  });

/** @param remark what was done, for the client, and photos of it */
export const finish = (
  context: CommandContext,
  actor: Actor,
  id: string,
  remark = "",
  fileIds: readonly string[] = [],
): Promise<WorkOrderResult> =>
  changeWorkOrder(context, actor, id, works(actor), async (order, _, now) => {
    const change = { state: "done", finishedAt: now, holdReason: null } as const;
    const hasMore = remark !== "" || fileIds.length > 0;
    const comment = hasMore ? { text: remark, fileIds } : undefined;
    return refusal("finish", order) ?? { event: "finished", details: byStaff, change, comment };
  });

/** Extra visits that are still to come are canceled with it, for the same reason. */
export const decline = (
  context: CommandContext,
  actor: Actor,
  id: string,
  reason: string,
): Promise<WorkOrderResult> => {
  const decide = async (order: LockedOrder, tx: Transaction, now: Date) => {
    const change = { state: "declined" } as const;
    const cancelReason = { text: reason, language: actor.language };
    const event: WorkOrderChange = {
      event: "declined",
      details: byStaff,
      change,
      comment: { text: reason },
      andThen: (eventId) =>
        cancelExtraVisits(tx, context, actor, id, cancelReason, { eventId, now }),
    };
    return refusal("decline", order) ?? event;
  };
  return changeWorkOrder(context, actor, id, directs(actor), decide, lockExtraVisits);
};

/** @param number of another work order of the same facility, which continues */
export const markDuplicate = (
  context: CommandContext,
  actor: Actor,
  id: string,
  number: string,
): Promise<WorkOrderResult> => {
  const decide = async (order: LockedOrder, tx: Transaction, now: Date) => {
    const refused = refusal("mark-duplicate", order);
    if (refused !== undefined) return refused;
    const other = await findOther(tx, order, number);
    if (other === undefined) return "unknown-number";
    const change = { state: "duplicate", duplicateOf: other, holdReason: null } as const;
    const event: WorkOrderChange = {
      event: "joined",
      details: { ...byStaff, duplicateOf: other },
      change,
      andThen: (eventId) =>
        cancelExtraVisits(tx, context, actor, id, reasonOf(number), { eventId, now }),
    };
    return event;
  };
  const lockBefore = async (tx: Transaction) => {
    await lockExtraVisits(tx, id);
    await lockBoth(tx, id, number);
  };
  return changeWorkOrder(context, actor, id, directs(actor), decide, lockBefore);
};

/** In one order, so that of two people who join two to each other at once, one comes too late. */
async function lockBoth(tx: Transaction, id: string, number: string): Promise<void> {
  const ofSameFacility = sql`select o.facility_id from ${workOrders} as o where o.id = ${id}`;
  await tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(
      and(
        or(eq(workOrders.id, id), eq(workOrders.number, number)),
        sql`${workOrders.facilityId} = (${ofSameFacility})`,
      ),
    )
    .orderBy(workOrders.id)
    .for("update");
}

/**
 * The other one may not be a duplicate itself. It may become one later, though, with those that already
 * duplicate it: `joined-orders.server.ts` follows such chains.
 */
async function findOther(
  tx: Transaction,
  { id, facilityId }: LockedOrder,
  number: string,
): Promise<string | undefined> {
  const [other] = await tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(
      and(
        eq(workOrders.number, number),
        eq(workOrders.facilityId, facilityId),
        sql`${workOrders.state} <> 'duplicate' and ${workOrders.id} <> ${id}`,
      ),
    );
  return other?.id;
}

/** @param seen the priority that was shown */
export const changePriority = (
  context: CommandContext,
  actor: Actor,
  id: string,
  priority: Priority,
  seen: Texts = {},
): Promise<WorkOrderResult | EditRefusal> =>
  changeWorkOrder<EditRefusal>(context, actor, id, directs(actor), async (order, tx) => {
    if (!isCommandPossible("prioritize", order.state)) return "wrong-state";
    const edit = { stored: { priority: order.priority }, seen, sent: { priority } };
    const record = { recordKind: "work-order", recordId: id } as const;
    const change = await mergeFields(tx, actor, record, edit);
    if ("ok" in change) return change;
    if (isUnchanged(change)) return "already-done";
    const details = { priority, priorityBefore: order.priority };
    return { event: "prioritized", change: { priority }, details };
  });

// Commands of the client's people, and comments of both sides.

export const accept = (
  context: CommandContext,
  actor: Actor,
  id: string,
): Promise<WorkOrderResult> =>
  changeWorkOrder(context, actor, id, may(actor, "work-orders.accept"), async (order, _, now) => {
    const change = { state: "accepted", acceptedAt: now } as const;
    return refusal("accept", order) ?? { event: "accepted", change };
  });

/**
 * Work that is done begins a new cycle, for thirty days; our staff may reopen it as well, e.g.
 * after a call. It stays with its assignee, who is notified, as is the person who requested it if our
 * staff reopen it.
 */
export const reopen = (
  context: CommandContext,
  actor: Actor,
  id: string,
  reason: string,
  fileIds: readonly string[] = [],
): Promise<WorkOrderResult> => {
  const isAllowed = may(actor, "work-orders.accept") || may(actor, "work-orders.direct");
  return changeWorkOrder(context, actor, id, isAllowed, async (order, _, now) => {
    const refused = refusal("reopen", order);
    if (refused !== undefined) return refused;
    const since = now.getTime() - (order.finishedAt?.getTime() ?? 0);
    if (since > reopenDays * dayMs) return "too-late";
    const times = { startedAt: null, finishedAt: null, acceptedAt: null };
    const change = { ...times, state: "new", cycle: order.cycle + 1 } as const;
    return { event: "reopened", change, comment: { text: reason, fileIds } };
  });
};

/**
 * Only the person who requested it can cancel it, before our staff have begun to work on it. A reopened one
 * may still have an extra visit ahead, which is canceled with it.
 */
export const cancel = (
  context: CommandContext,
  actor: Actor,
  id: string,
): Promise<WorkOrderResult> => {
  const decide = async (order: LockedOrder, tx: Transaction, now: Date) => {
    if (order.askedBy !== actor.accountId) return "not-allowed";
    const change = { state: "cancelled" } as const;
    const cancelReason = reasonOf(order.number);
    const event: WorkOrderChange = {
      event: "cancelled",
      change,
      andThen: (eventId) =>
        cancelExtraVisits(tx, context, actor, id, cancelReason, { eventId, now }),
    };
    return refusal("cancel", order) ?? event;
  };
  return changeWorkOrder(context, actor, id, isClientRole(actor.role), decide, lockExtraVisits);
};

/** The number of a work order says why, in any language. */
const reasonOf = (number: string) => ({ text: number, language: null });

interface NewComment {
  text: string;
  /** True for a comment, with its files, that only staff may see; clients cannot write one. */
  isInternal: boolean;
  fileIds?: readonly string[];
}

export const comment = (
  context: CommandContext,
  actor: Actor,
  id: string,
  { text, isInternal, fileIds = [] }: NewComment,
): Promise<WorkOrderResult> => {
  const isClient = isClientRole(actor.role);
  const isAllowed = may(actor, "work-orders.comment") && !(isClient && isInternal);
  return changeWorkOrder(context, actor, id, isAllowed, async () => ({
    event: isInternal ? "noted" : "commented",
    details: isClient || isInternal ? {} : { byStaff: true },
    comment: { text, isInternal, fileIds },
  }));
};
