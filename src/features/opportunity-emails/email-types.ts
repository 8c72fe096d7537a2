/** Templates, kinds and forms of emails with prospects; safe for browsers. */
import * as z from "zod/mini";
import { requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { opportunityEmailMessages } from "./messages.ts";

export const shippedTemplates = ["first-answer", "questions", "follow-up", "blank"] as const;
export type ShippedTemplate = (typeof shippedTemplates)[number];

/** The template an email began as: a shipped one, or one that an administrator has added. */
export type StoredTemplate = ShippedTemplate | "own";

export type EmailDirection = "sent" | "received";

/**
 * The author of a received email: a person, a program in their place, or a mail server that reports on ours.
 */
export type ReceivedKind = "person" | "automatic" | "bounce";

/** The reason why the text of a received email is missing. */
export type UnreadText = "unreadable" | "too-large";

/** A file that came along and is not kept. */
export interface LeftOutFile {
  name: string;
  reason: LeftOutReason;
}

export type LeftOutReason =
  | "unknown-kind"
  | "too-large"
  | "too-many"
  | "infected"
  | "damaged"
  /** It came with an email that belonged to no conversation. */
  | "unmatched";

/** The reason why a received email belongs to no conversation. */
export type UnmatchedReason =
  /** It answers an email of ours, whose opportunity was deleted. */
  | "deleted"
  /** It came to an address of ours with a secret that there is not, or not any more. */
  | "unknown-address"
  /** It names none of our emails. */
  | "names-none";

export const unmatchedStates = ["waiting", "aside", "joined"] as const;
export type UnmatchedState = (typeof unmatchedStates)[number];

export const maxSubject = 150;
export const maxText = 10_000;

export const emailForm = byLanguage((language) => {
  const { errors } = opportunityEmailMessages(language);
  return z.discriminatedUnion("step", [
    z.object({
      step: z.literal("email"),
      template: z.union([z.enum(shippedTemplates), z.uuid()], errors.template),
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
