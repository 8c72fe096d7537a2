import * as z from "zod/mini";
import { requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { priorities } from "./service-levels/service-clock-types.ts";
import { categories } from "./work-order-types.ts";

const maxCharacters = 5_000;

/** A browser sends an empty text for a list where nothing is chosen. */
const nothing = z.pipe(
  z.literal(""),
  z.transform(() => undefined),
);

export const workOrderForm = byLanguage((language) => {
  const { errors } = workOrderServerMessages(language);
  return z.object({
    facilityId: z.uuid(errors.facility),
    areaId: z.optional(z.union([nothing, z.uuid()], errors.areaAgain)),
    /** The visit that it is about. */
    visitId: z.optional(z.union([nothing, z.uuid()], errors.visitAgain)),
    category: z.enum(categories, errors.category),
    priority: z.enum(priorities, errors.priority),
    text: requiredText(language, { min: 3, max: maxCharacters, message: errors.text }),
  });
});

export type WorkOrderForm = z.infer<ReturnType<typeof workOrderForm>>;

export const commentText = byLanguage((language) =>
  requiredText(language, {
    min: 1,
    max: maxCharacters,
    message: workOrderServerMessages(language).errors.comment,
  }),
);

/** Commands that require a reason parse it with this. */
export const reasonText = byLanguage((language) =>
  requiredText(language, {
    min: 3,
    max: maxCharacters,
    message: workOrderServerMessages(language).errors.reason,
  }),
);

/** Commands with an optional remark parse it with this. */
export const remarkText = byLanguage((language) => {
  const { errors } = workOrderServerMessages(language);
  return z.optional(
    z.union(
      [nothing, requiredText(language, { min: 1, max: maxCharacters, message: errors.remark })],
      errors.remarkLength({ max: maxCharacters }),
    ),
  );
});

/** People type the number in any case, with or without the letters in front. */
export const numberText = byLanguage((language) =>
  z.pipe(
    z.string(workOrderServerMessages(language).errors.number).check(z.trim(), z.maxLength(20)),
    z.transform((typed): string => `WO-${typed.toUpperCase().replace(/^WO\W*/, "")}`),
  ),
);
