/** What the client's people do with their work orders, and what both sides write. */
import { dayMs } from "#platform/format/durations.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { changeWorkOrder, type WorkOrderResult } from "./change-work-order.server.ts";
import { refusal } from "./handle-work-order.server.ts";
import { reopenDays } from "./work-order-commands.ts";

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
 * after a call. It stays with its assignee, who is notified.
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

/** Only for the person who asked, and before our staff have begun to deal with it. */
export const cancel = (
  context: CommandContext,
  actor: Actor,
  id: string,
): Promise<WorkOrderResult> =>
  changeWorkOrder(context, actor, id, isClientRole(actor.role), async (order) => {
    if (order.askedBy !== actor.accountId) return "not-allowed";
    const change = { state: "cancelled" } as const;
    return refusal("cancel", order) ?? { event: "cancelled", change };
  });

interface NewComment {
  text: string;
  /** For staff alone, with its files; a client's person cannot write such a thing. */
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
