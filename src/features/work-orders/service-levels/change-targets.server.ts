import { and, eq } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { ofVisibleClient } from "#platform/identity/scope.server.ts";
import { clients } from "#platform/identity/tables/clients.ts";
import { type EditRefusal, editRecord } from "#platform/records/edit-record.server.ts";
import { isUnchanged, type TextChanges, type Texts } from "#platform/records/merge-edit.ts";
import { refreshClocks } from "../refresh-clocks.server.ts";
import { serviceLevelTargets } from "../tables/work-orders.ts";
import { type Priority, priorities } from "./priority-types.ts";
import { readTargetsOf } from "./read-targets.server.ts";
import type { Target, Targets } from "./targets.ts";
import { fieldOf } from "./targets-form.ts";

export type ChangeTargetsResult =
  | { ok: true }
  | {
      ok: false;
      reason:
        | "not-found"
        | "not-allowed"
        /** Somebody else changed it after it was shown. */
        | "changed-since";
    };

/** Values of the fields in the form, which are hours. */
export const targetsTexts = (targets: Targets): Texts =>
  Object.fromEntries(
    priorities.flatMap((priority) => {
      const { responseMinutes, resolutionMinutes } = targets[priority];
      return [
        [fieldOf(priority, "response"), String(responseMinutes / 60)] as const,
        [fieldOf(priority, "resolution"), String(resolutionMinutes / 60)] as const,
      ];
    }),
  );

/** Work is never promised sooner than its answer: the two of a priority are judged together. */
const together = priorities.map((priority) => [
  fieldOf(priority, "response"),
  fieldOf(priority, "resolution"),
]);

/**
 * What is agreed with a client applies to open work orders as well.
 * @param seen the hours that were shown, by field
 */
export const changeTargets = (
  { db }: { db: Database },
  actor: Actor,
  clientId: string,
  targets: Targets,
  seen: Texts = {},
): Promise<ChangeTargetsResult | EditRefusal> =>
  editRecord(actor, (merge) =>
    db.transaction(async (tx): Promise<ChangeTargetsResult> => {
      const [client] = await tx
        .select({ id: clients.id })
        .from(clients)
        .where(and(eq(clients.id, clientId), ofVisibleClient(actor, clients.id)))
        .for("update");
      if (client === undefined) return { ok: false, reason: "not-found" };
      if (!may(actor, "service-levels.change")) return { ok: false, reason: "not-allowed" };
      const before = await readTargetsOf(tx, clientId);
      const change = await merge(
        tx,
        { recordKind: "client", recordId: clientId },
        {
          stored: targetsTexts(before),
          seen,
          sent: targetsTexts(targets),
          together,
        },
      );
      if (change === undefined) return { ok: false, reason: "changed-since" };
      if (isUnchanged(change)) return { ok: true };
      for (const priority of priorities)
        await writeTarget(tx, clientId, priority, before[priority], targets[priority], change);
      await recordHistory(tx, {
        recordKind: "client",
        recordId: clientId,
        clientId,
        kind: "targets-changed",
        actorId: actor.accountId,
        change,
      });
      await refreshClocks(tx, { clientId });
      await sendChangeEvent(tx, { kind: "client", id: clientId, clientId });
      return { ok: true };
    }),
  );

async function writeTarget(
  tx: Transaction,
  clientId: string,
  priority: Priority,
  before: Target,
  sent: Target,
  { after }: TextChanges,
): Promise<void> {
  const isOtherAnswer = fieldOf(priority, "response") in after;
  const isOtherWork = fieldOf(priority, "resolution") in after;
  if (!isOtherAnswer && !isOtherWork) return;
  const target = {
    responseMinutes: isOtherAnswer ? sent.responseMinutes : before.responseMinutes,
    resolutionMinutes: isOtherWork ? sent.resolutionMinutes : before.resolutionMinutes,
  };
  await tx
    .insert(serviceLevelTargets)
    .values({ clientId, priority, ...target })
    .onConflictDoUpdate({
      target: [serviceLevelTargets.clientId, serviceLevelTargets.priority],
      set: target,
    });
}
