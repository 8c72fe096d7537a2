/** The targets of a client as hours in fields; safe for browsers. */
import * as z from "zod/mini";
import { type Priority, priorities } from "./priority-types.ts";

/** Ten weeks of opening days: more is no promise. */
const maxHours = 500;
const message = `Please enter hours between 0.25 and ${maxHours}, in quarters of an hour`;

const hours = z.pipe(
  z.string(message).check(z.trim(), z.regex(/^\d{1,3}(\.(25|5|50|75|0|00))?$/, message)),
  z.pipe(
    z.transform((typed: string): number => Math.round(Number(typed) * 60)),
    z.number().check(z.minimum(15, message), z.maximum(maxHours * 60, message)),
  ),
);

export const fieldOf = (priority: Priority, clock: "response" | "resolution") =>
  `${priority}.${clock}` as const;

const inSentence: Record<Priority, string> = {
  emergency: "An emergency",
  urgent: "An urgent order",
  routine: "A routine order",
  planned: "A planned order",
};

const shape = Object.fromEntries(
  priorities.flatMap((priority) => [
    [fieldOf(priority, "response"), hours],
    [fieldOf(priority, "resolution"), hours],
  ]),
) as Record<`${Priority}.${"response" | "resolution"}`, typeof hours>;

/** Work is never promised sooner than its answer, and nothing later than what is less urgent. */
export const targetsForm = z.pipe(
  z.object(shape).check((context) => {
    // Fields that are no hours cannot be compared.
    if (context.issues.length > 0) return;
    for (const priority of priorities) {
      const resolution = fieldOf(priority, "resolution");
      if (context.value[resolution] < context.value[fieldOf(priority, "response")])
        context.issues.push({
          code: "custom",
          input: context.value,
          path: [resolution],
          message: "The work can’t be due before the response",
        });
    }
    for (const [at, priority] of priorities.entries())
      for (const clock of ["response", "resolution"] as const) {
        const later = priorities
          .slice(at + 1)
          .find(
            (other) =>
              context.value[fieldOf(priority, clock)] > context.value[fieldOf(other, clock)],
          );
        if (later === undefined) continue;
        context.issues.push({
          code: "custom",
          input: context.value,
          path: [fieldOf(priority, clock)],
          message: `${inSentence[priority]} can't be ${clock === "response" ? "answered" : "done"} later than ${inSentence[later].toLowerCase()}`,
        });
      }
  }),
  z.transform((minutes) => {
    const target = (priority: Priority) => ({
      responseMinutes: minutes[fieldOf(priority, "response")],
      resolutionMinutes: minutes[fieldOf(priority, "resolution")],
    });
    return {
      emergency: target("emergency"),
      urgent: target("urgent"),
      routine: target("routine"),
      planned: target("planned"),
    };
  }),
);
