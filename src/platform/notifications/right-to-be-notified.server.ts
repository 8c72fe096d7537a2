/** Nobody is told of what they may not open. */
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import type { NotificationRecord } from "./notification-definitions.server.ts";

export function mayBeNotified(
  actor: Pick<Actor, "role" | "needsSecondFactor">,
  { needs }: Pick<NotificationRecord, "needs">,
): boolean {
  if (typeof needs === "string") return may(actor, needs);
  return may(actor, needs[isClientRole(actor.role) ? "client" : "staff"]);
}
