/** The targets of a client: changed, and written into fields as hours. */
import * as z from "zod/mini";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { lockVisibleClient } from "#platform/identity/lock-client.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
  recordChange,
} from "#platform/records/change-record.server.ts";
import { isUnchanged, type TextChanges, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { workOrderServerMessages } from "../messages.server.ts";
import { workOrderMessages } from "../messages.ts";
import { refreshClocks } from "../order-clocks.server.ts";
import { serviceLevelTargets } from "../tables/work-orders.ts";
import { readTargetsOf } from "./read-targets.server.ts";
import { type ClockName, type Priority, priorities } from "./service-clock-types.ts";
import { type Target, type Targets, targetField } from "./targets.ts";

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
 * New targets of a client apply to its open work orders as well.
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

/** Ten weeks of opening days: more is no promise. */
const maxHours = 500;

const hours = byLanguage((language) => {
  const message = workOrderServerMessages(language).targets.hours({ max: maxHours });
  return z.pipe(
    z.string(message).check(z.trim(), z.regex(/^\d{1,3}(\.(25|5|50|75|0|00))?$/, message)),
    z.pipe(
      z.transform((typed: string): number => Math.round(Number(typed) * 60)),
      z.number().check(z.minimum(15, message), z.maximum(maxHours * 60, message)),
    ),
  );
});

const shape = (language: Language) =>
  Object.fromEntries(
    priorities.flatMap((priority) => [
      [targetField(priority, "response"), hours(language)],
      [targetField(priority, "resolution"), hours(language)],
    ]),
  ) as Record<`${Priority}.${ClockName}`, ReturnType<typeof hours>>;

/** Work is never promised sooner than its answer, and nothing later than what is less urgent. */
export const targetsForm = byLanguage((language) => {
  const messages = workOrderServerMessages(language).targets;
  return z.pipe(
    z.object(shape(language)).check((context) => {
      // Fields that are no hours cannot be compared.
      if (context.issues.length > 0) return;
      for (const priority of priorities) {
        const resolution = targetField(priority, "resolution");
        if (context.value[resolution] < context.value[targetField(priority, "response")])
          context.issues.push({
            code: "custom",
            input: context.value,
            path: [resolution],
            message: messages.beforeResponse,
          });
      }
      for (const [at, priority] of priorities.entries())
        for (const clock of ["response", "resolution"] as const) {
          const later = priorities
            .slice(at + 1)
            .find(
              (other) =>
                context.value[targetField(priority, clock)] >
                context.value[targetField(other, clock)],
            );
          if (later === undefined) continue;
          const message = clock === "response" ? messages.answeredLater : messages.doneLater;
          context.issues.push({
            code: "custom",
            input: context.value,
            path: [targetField(priority, clock)],
            message: message({ order: messages.first[priority], other: messages.second[later] }),
          });
        }
    }),
    z.transform((minutes) => {
      const target = (priority: Priority) => ({
        responseMinutes: minutes[targetField(priority, "response")],
        resolutionMinutes: minutes[targetField(priority, "resolution")],
      });
      return {
        emergency: target("emergency"),
        urgent: target("urgent"),
        routine: target("routine"),
        planned: target("planned"),
      };
    }),
  );
});

export interface TargetRow {
  priority: Priority;
  label: string;
  meaning: string;
}

/** The priorities as headings of a form, most urgent first. */
export function targetRows(language: Language): readonly TargetRow[] {
  const labels = workOrderMessages(language).priorities;
  const meanings = workOrderServerMessages(language).priorityMeanings;
  return priorities.map((priority) => ({
    priority,
    label: labels[priority],
    meaning: meanings[priority],
  }));
}
