/** Nobody is told of what they may not open. */
import type { Actor } from "#platform/identity/actor.ts";
import { may, type Permission } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import type { RecordKind } from "./notification-types.ts";

type Asker = Pick<Actor, "role" | "needsSecondFactor">;

/** The right to the page that a notification leads to. */
const neededFor = ({ role }: Asker): Record<RecordKind, Permission> => ({
  "work-order": "work-orders.read",
  // Crew leads see tonight's visits alone, and are told nothing of the others.
  visit: isClientRole(role) ? "facilities.read" : "schedule.read",
  schedule: isClientRole(role) ? "facilities.read" : "schedule.read",
  inspection: "inspections.read",
  thread: "threads.use",
  document: "documents.read",
  feedback: "feedback.give",
  key: "keys.read",
  invoice: "invoices.read",
  "monthly-report": "insights.read",
  backups: "system.read",
});

export const mayBeNotified = (actor: Asker, kind: RecordKind): boolean =>
  may(actor, neededFor(actor)[kind]);
