/** Templates, kinds and forms of emails with prospects; safe for browsers. */
import * as z from "zod/mini";
import { requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { opportunityEmailMessages } from "./messages.ts";

export const emailTemplates = ["first-answer", "questions", "follow-up", "blank"] as const;
export type EmailTemplate = (typeof emailTemplates)[number];

export type EmailDirection = "sent" | "received";

/** Who wrote what came in: a person, a program in their place, or a mail server about an email of ours. */
export type ReceivedKind = "person" | "automatic" | "bounce";

/** Why the text of what came in is missing. */
export type UnreadText = "unreadable" | "too-large";

/** A file that came along and is not kept. */
export interface LeftOutFile {
  name: string;
  reason: LeftOutReason;
}

export type LeftOutReason = "unknown-kind" | "too-large" | "too-many" | "infected" | "damaged";

export const maxSubject = 150;
export const maxText = 10_000;

export const emailForm = byLanguage((language) => {
  const { errors } = opportunityEmailMessages(language);
  return z.discriminatedUnion("step", [
    z.object({
      step: z.literal("email"),
      template: z.enum(emailTemplates, errors.template),
      subject: requiredText(language, { min: 1, max: maxSubject, message: errors.subject }).check(
        z.regex(/^[^\p{Cc}]*$/u, errors.subject),
      ),
      text: requiredText(language, { min: 1, max: maxText, message: errors.text }),
    }),
    z.object({ step: z.literal("again"), email: z.uuid(errors.email) }),
  ]);
});

export type EmailForm = z.infer<ReturnType<typeof emailForm>>;
export type WrittenEmail = Extract<EmailForm, { step: "email" }>;
