/** What is typed to have a facility inspected regularly; safe for browsers. */
import * as z from "zod/mini";
import { byLanguage } from "#platform/language/by-language.ts";
import { inspectionMessages } from "./messages.ts";
import { scoringMethods } from "./scoring.ts";

export const ruleForm = byLanguage((language) => {
  const { errors } = inspectionMessages(language);
  return z.object({
    facilityId: z.uuid(errors.facility),
    everyMonths: z.pipe(z.enum(["1", "2", "3", "6", "12"], errors.often), z.transform(Number)),
    dayOfMonth: z.coerce
      .number(errors.day)
      .check(
        z.int(errors.dayInRange),
        z.minimum(1, errors.dayInRange),
        z.maximum(28, errors.dayInRange),
      ),
    inspectorId: z.uuid(errors.inspector),
    method: z.enum(scoringMethods, errors.method),
  });
});

export type RuleForm = z.infer<ReturnType<typeof ruleForm>>;
