/** What is typed about a work order; safe for browsers. */
import * as z from "zod/mini";
import { requiredText } from "#platform/forms/fields.ts";
import { priorities } from "./service-levels/priority-types.ts";
import { categories } from "./work-order-types.ts";

const maxCharacters = 5_000;

/** A browser sends an empty text for a list where nothing is chosen. */
const nothing = z.pipe(
  z.literal(""),
  z.transform(() => undefined),
);

export const workOrderForm = z.object({
  facilityId: z.uuid("Please choose the facility"),
  areaId: z.optional(z.union([nothing, z.uuid()], "Please choose the area again")),
  /** The visit that it is about. */
  visitId: z.optional(z.union([nothing, z.uuid()], "Please open the visit again")),
  category: z.enum(
    categories.map(({ value }) => value),
    "Please choose what it’s about",
  ),
  priority: z.enum(priorities, "Please choose how soon it’s needed"),
  text: requiredText("en", {
    min: 3,
    max: maxCharacters,
    message: "Please describe what you need in a few words",
  }),
});

export type WorkOrderForm = z.infer<typeof workOrderForm>;

export const commentText = requiredText("en", {
  min: 1,
  max: maxCharacters,
  message: "Please write a comment",
});

/** For a command that has to say why. */
export const reasonText = requiredText("en", {
  min: 3,
  max: maxCharacters,
  message: "Please say why, in a few words",
});

/** For a command that may say more. */
export const remarkText = z.optional(
  z.union(
    [
      nothing,
      requiredText("en", { min: 1, max: maxCharacters, message: "Please check the remark" }),
    ],
    `Please keep this under ${maxCharacters.toLocaleString("en-US")} characters`,
  ),
);

/** As it is spoken: any case, with or without the letters in front. */
export const numberText = z.pipe(
  z.string("Please enter the number of the other work order").check(z.trim(), z.maxLength(20)),
  z.transform((typed): string => `WO-${typed.toUpperCase().replace(/^WO\W*/, "")}`),
);
