import { dayMs } from "#platform/format/durations.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import {
  isCommandPossible,
  reopenDays,
  type WorkOrderCommand,
  type WorkOrderState,
  workOrderCommands,
} from "./work-order-types.ts";

interface OrderState {
  state: WorkOrderState;
  askedBy: string | null;
  finishedAt: Date | null;
}

/** The screen offers these commands; each checks the permission again itself. */
export const allowedCommands = (
  actor: Actor,
  order: OrderState,
  now = new Date(),
): WorkOrderCommand[] =>
  workOrderCommands
    .filter(
      (command) =>
        isCommandPossible(command, order.state) &&
        mayTake(actor, command) &&
        isInTime(command, order, now),
    )
    .filter((command) => command !== "cancel" || order.askedBy === actor.accountId);

/** Depends on the actor's role alone, and not on the work order. */
export function mayTake(actor: Actor, command: WorkOrderCommand): boolean {
  switch (command) {
    case "acknowledge":
    case "assign":
    case "decline":
    case "mark-duplicate":
    case "prioritize":
      return may(actor, "work-orders.direct");
    case "start":
    case "hold":
    case "resume":
    case "finish":
      return may(actor, "work-orders.work");
    case "accept":
      return may(actor, "work-orders.accept");
    case "reopen":
      return may(actor, "work-orders.accept") || may(actor, "work-orders.direct");
    case "cancel":
      return isClientRole(actor.role);
  }
}

function isInTime(command: WorkOrderCommand, { finishedAt }: OrderState, now: Date): boolean {
  if (command !== "reopen" || finishedAt === null) return true;
  return now.getTime() - finishedAt.getTime() <= reopenDays * dayMs;
}
