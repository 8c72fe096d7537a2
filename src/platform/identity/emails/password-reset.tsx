import type { Message } from "#platform/email/outgoing-email.ts";
import type { Language } from "#platform/language/language.ts";
import { identityMessages } from "../messages.server.ts";
import { accountMessage } from "./account-message.tsx";

export interface PasswordReset {
  language: Language;
  name: string;
  address: string;
}

export function passwordReset({ language, name, address }: PasswordReset): Promise<Message> {
  const { title, preview, text, expires, notYou, because } =
    identityMessages(language).emails.passwordReset;
  return accountMessage({
    language,
    subject: title,
    preview,
    title,
    name,
    paragraphs: [text],
    action: { label: title, address },
    after: [expires, notYou],
    because,
  });
}
