import * as z from "zod/mini";
import { optionalText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { scores } from "./feedback-types.ts";
import { questionMessages } from "./question/messages.ts";

const numbers = new Map(scores.map((score) => [String(score), score]));

export const feedbackForm = byLanguage((language) =>
  z.object({
    score: z.pipe(
      z.enum([...numbers.keys()], questionMessages(language).form.score),
      z.transform((text) => numbers.get(text) ?? 0),
    ),
    reason: optionalText(language, 2_000),
  }),
);

export type FeedbackForm = z.infer<ReturnType<typeof feedbackForm>>;

/** Comes from the link of the email; anything else counts as no choice. */
export const chosenScore = (text: string | null): number | undefined => numbers.get(text ?? "");
