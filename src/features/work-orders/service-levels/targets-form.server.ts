/** The targets of a client as hours in fields. */
import * as z from "zod/mini";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { workOrderServerMessages } from "../messages.server.ts";
import { type Priority, priorities } from "./priority-types.ts";
import type { ClockName } from "./service-clock-types.ts";
import { targetField } from "./target-field.ts";

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
