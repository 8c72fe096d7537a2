import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { lockVisibleClient } from "#platform/identity/lock-client.server.ts";
import { may } from "#platform/identity/permissions.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
  recordChange,
} from "#platform/records/change-record.server.ts";
import { isUnchanged, type TextChanges, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { refreshClocks } from "../refresh-clocks.server.ts";
import { serviceLevelTargets } from "../tables/work-orders.ts";
import { type Priority, priorities } from "./priority-types.ts";
import { readTargetsOf } from "./read-targets.server.ts";
import { targetField } from "./target-field.ts";
import type { Target, Targets } from "./targets.ts";

export type ChangeTargetsResult = ChangeResult<never> | EditRefusal;

/** Values of the fields in the form, which are hours. */
export const targetsTexts = (targets: Targets): Texts =>
  Object.fromEntries(
    priorities.flatMap((priority) => {
      const { responseMinutes, resolutionMinutes } = targets[priority];
      return [
        [targetField(priority, "response"), String(responseMinutes / 60)] as const,
        [targetField(priority, "resolution"), String(resolutionMinutes / 60)] as const,
      ];
    }),
  );

/** Work is never promised sooner than its answer: the two of a priority are judged together. */
export const targetsTogether = priorities.map((priority) => [
  targetField(priority, "response"),
  targetField(priority, "resolution"),
]);

/**
 * What is agreed with a client applies to open work orders as well.
 * @param seen the hours that were shown, by field
 */
export const changeTargets = (
  context: { db: Database },
  actor: Actor,
  clientId: string,
  targets: Targets,
  seen: Texts = {},
): Promise<ChangeTargetsResult> => {
  type Changes = { change: TextChanges; before: Targets };
  return changeRecord<object, Changes, never, Done | EditRefusal>(context, {
    lock: (tx) => lockVisibleClient(tx, actor, clientId),
    isAllowed: may(actor, "service-levels.change"),
    async decide(tx) {
      const before = await readTargetsOf(tx, clientId);
      const edit = {
        stored: targetsTexts(before),
        seen,
        sent: targetsTexts(targets),
        together: targetsTogether,
      };
      const record = { recordKind: "client", recordId: clientId } as const;
      const change = await mergeFields(tx, actor, record, edit);
      if ("ok" in change) return change;
      return isUnchanged(change) ? done : { change, before };
    },
    async apply(tx, _, { change, before }) {
      for (const priority of priorities)
        await writeTarget(tx, clientId, priority, before[priority], targets[priority], change);
      await recordChange(tx, {
        recordKind: "client",
        recordId: clientId,
        clientId,
        kind: "targets-changed",
        actorId: actor.accountId,
        change,
      });
      await refreshClocks(tx, { clientId });
      return done;
    },
  });
};

async function writeTarget(
  tx: Transaction,
  clientId: string,
  priority: Priority,
  before: Target,
  sent: Target,
  { after }: TextChanges,
): Promise<void> {
  const isOtherAnswer = targetField(priority, "response") in after;
  const isOtherWork = targetField(priority, "resolution") in after;
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
