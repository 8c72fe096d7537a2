import type { Actor } from "#platform/identity/actor.ts";
import { type ChangeResult, done } from "#platform/records/change-record.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { changeVisit } from "./change-visit.server.ts";
import { notifyAboutChangedVisit } from "./notify-about-visit.server.ts";

/** A visit that has begun can no longer be canceled. @param reason the client reads it */
export const cancelVisit = (
  context: CommandContext,
  actor: Actor,
  id: string,
  reason: string,
  now = new Date(),
): Promise<ChangeResult<"begun">> =>
  changeVisit(context, actor, { id, needs: "schedule.change", now }, async (tx, visit) => {
    if (visit.state === "cancelled") return done;
    if (visit.state !== "scheduled") return "begun";
    const cancelled = { state: "cancelled", cancelReason: reason } as const;
    const set = { ...cancelled, cancelledBy: actor.accountId };
    const notice = { event: "cancelled", ...facts(actor, visit, now) } as const;
    const notify = () => notifyAboutChangedVisit(tx, context.queue, visit, notice);
    return { kind: "cancelled", set, details: { reason }, notify };
  });

/** Takes a cancellation back, as long as the window has not begun. */
export const reinstateVisit = (
  context: CommandContext,
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<ChangeResult<"begun">> =>
  changeVisit(context, actor, { id, needs: "schedule.change", now }, async (tx, visit) => {
    if (visit.state === "scheduled") return done;
    if (visit.state !== "cancelled" || visit.beginsAt <= now) return "begun";
    const set = { state: "scheduled", cancelReason: null, cancelledBy: null } as const;
    const notice = { event: "reinstated", ...facts(actor, visit, now) } as const;
    return {
      kind: "reinstated",
      set,
      notify: () => notifyAboutChangedVisit(tx, context.queue, visit, notice),
    };
  });

const facts = ({ accountId: actorId }: Actor, { beginsAt }: { beginsAt: Date }, now: Date) => ({
  actorId,
  now,
  begins: [beginsAt],
});
