/** The email about unread messages of a client or the account team; it links to the thread. */

import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import { threadServerTexts } from "../messages.server.ts";

const maxCharacters = 600;

export interface UnreadMessages {
  /** The reader’s language. */
  language: Language;
  name: string;
  subject: string;
  facilityName: string;
  /** Oldest first. */
  messages: readonly {
    authorName: string;
    /** Empty where there are files alone. */
    text: string;
    /** Names of attached files; the email names them and does not carry them. */
    fileNames: readonly string[];
  }[];
  address: string;
  links: ChoiceLinks;
}

export function unreadMessages(unread: UnreadMessages): Promise<Message> {
  const { language, name, subject, facilityName, messages, address, links } = unread;
  const { email } = threadServerTexts(language);
  const first = messages[0]?.authorName ?? "";
  return accountMessage({
    language,
    subject: email.subject({ subject: oneLine(subject, 120) }),
    preview: oneLine(messages[0] ? saidIn(messages[0], language) : "", 100),
    title: oneLine(subject, 150),
    name,
    paragraphs: [
      email.wrote({ author: oneLine(first, 100), facility: oneLine(facilityName, 120) }),
      ...messages.map((message) =>
        email.said({
          author: oneLine(message.authorName, 100),
          words: saidIn(message, language),
        }),
      ),
    ],
    action: { label: email.reply, address },
    because: email.because,
    links,
  });
}

function saidIn(
  { text, fileNames }: UnreadMessages["messages"][number],
  language: Language,
): string {
  const { email } = threadServerTexts(language);
  const files = fileNames.map((name) => oneLine(name, 80)).join(", ");
  if (files === "") return excerpt(text);
  return text === "" ? email.files({ files }) : email.textAndFiles({ text: excerpt(text), files });
}

const excerpt = (text: string) =>
  text.length > maxCharacters ? `${text.slice(0, maxCharacters).trimEnd()} …` : text;
