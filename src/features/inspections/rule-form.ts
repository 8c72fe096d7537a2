/** What is typed to have a facility inspected regularly; safe for browsers. */
import * as z from "zod/mini";
import { scoringMethods } from "./scoring.ts";

export const ruleForm = z.object({
  facilityId: z.uuid("Please choose a facility"),
  everyMonths: z.pipe(
    z.enum(["1", "2", "3", "6", "12"], "Please choose how often"),
    z.transform(Number),
  ),
  dayOfMonth: z.coerce
    .number("Please enter a day")
    .check(
      z.int("Please enter a day from 1 to 28"),
      z.minimum(1, "Please enter a day from 1 to 28"),
      z.maximum(28, "Please enter a day from 1 to 28"),
    ),
  inspectorId: z.uuid("Please choose who inspects"),
  method: z.enum(scoringMethods, "Please choose a method"),
});

export type RuleForm = z.infer<typeof ruleForm>;
