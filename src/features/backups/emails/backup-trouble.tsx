/** Tells an administrator what is wrong with the backups, and what to do. */
import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import { backupMessages } from "../messages.server.ts";

interface BackupTroubleFacts {
  /** The reader’s language. */
  language: Language;
  name: string;
  /** The gravest first. */
  troubles: readonly { title: string; advice: string }[];
  /** URL of the page that shows the backups. */
  address: string;
  links: ChoiceLinks;
}

export function backupTrouble({
  language,
  name,
  troubles,
  address,
  links,
}: BackupTroubleFacts): Promise<Message> {
  const { email } = backupMessages(language);
  const title = troubles[0]?.title ?? "";
  return accountMessage({
    language,
    name,
    links,
    title,
    subject: email.subject({ title }),
    preview: email.preview,
    paragraphs: [email.intro],
    passages: troubles.map(({ title: label, advice: text }) => ({ label, text })),
    action: { label: email.open, address },
    after: [email.untilThen],
    because: email.because,
  });
}
