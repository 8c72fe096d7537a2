import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { canTake, reopenDays, type WorkOrderStep, workOrderSteps } from "./work-order-steps.ts";
import type { WorkOrderState } from "./work-order-types.ts";

interface Shown {
  state: WorkOrderState;
  askedBy: string | null;
  finishedAt: Date | null;
}

/** What the screen offers; the commands judge for themselves. */
export const stepsFor = (actor: Actor, order: Shown, now = new Date()): WorkOrderStep[] =>
  workOrderSteps
    .filter(
      (step) => canTake(step, order.state) && mayTake(actor, step) && isInTime(step, order, now),
    )
    .filter((step) => step !== "cancel" || order.askedBy === actor.accountId);

/** Whether the role may take it at all. */
export function mayTake(actor: Actor, step: WorkOrderStep): boolean {
  switch (step) {
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

function isInTime(step: WorkOrderStep, { finishedAt }: Shown, now: Date): boolean {
  if (step !== "reopen" || finishedAt === null) return true;
  return now.getTime() - finishedAt.getTime() <= reopenDays * 86_400_000;
}
