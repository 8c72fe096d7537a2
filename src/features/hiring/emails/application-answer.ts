/** The office writes to an applicant in the applicant's language. */
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import { hiringServerMessages } from "../messages.server.ts";

interface ApplicationAnswer {
  /** The applicant's name, as they typed it. */
  name: string;
  subject: string;
  text: string;
  language: Language;
  /** The page on which the applicant picks a time, if times for an interview are on offer. */
  pickAddress?: string | undefined;
}

export function applicationAnswer(answer: ApplicationAnswer): Promise<Message> {
  const { name, text, language, pickAddress } = answer;
  const subject = oneLine(answer.subject, 200);
  const paragraphs = text.split(/\s*\n\s*/).filter((paragraph) => paragraph !== "");
  const { because, pick } = hiringServerMessages(language).answers;
  return accountMessage({
    language,
    subject,
    preview: oneLine(paragraphs[0] ?? "", 120),
    title: subject,
    name,
    paragraphs,
    ...(pickAddress !== undefined && { action: { label: pick, address: pickAddress } }),
    because,
  });
}
