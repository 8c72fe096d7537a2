/** Sent to a new address: its owner confirms that it belongs to the account. */
import { company } from "#content/company.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import type { Language } from "#platform/language/language.ts";
import { identityMessages } from "../messages.server.ts";
import { accountMessage } from "./account-message.tsx";

export interface EmailChangeConfirmation {
  language: Language;
  name: string;
  address: string;
}

export function emailChangeConfirmation({
  language,
  name,
  address,
}: EmailChangeConfirmation): Promise<Message> {
  const { subject, preview, title, text, action, expires, notYou, because } =
    identityMessages(language).emails.confirmEmail;
  return accountMessage({
    language,
    subject,
    preview,
    title,
    name,
    paragraphs: [text({ company: company.name })],
    action: { label: action, address },
    after: [expires, notYou],
    because,
  });
}
