import * as z from "zod/mini";
import { optionalText } from "#platform/forms/fields.ts";
import { scores } from "./feedback-types.ts";

const numbers = new Map(scores.map((score) => [String(score), score]));

export const feedbackForm = z.object({
  score: z.pipe(
    z.enum([...numbers.keys()], "Please choose a number from 0 to 10"),
    z.transform((text) => numbers.get(text) ?? 0),
  ),
  reason: optionalText("en", 2_000),
});

export type FeedbackForm = z.infer<typeof feedbackForm>;

/** Comes from the link of the email; anything else counts as no choice. */
export const chosenScore = (text: string | null): number | undefined => numbers.get(text ?? "");
