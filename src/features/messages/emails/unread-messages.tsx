/** The email about unread messages of a client or the account team; it links to the thread. */

import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";

const maxCharacters = 600;

export interface UnreadMessages {
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
  const { name, subject, facilityName, messages, address, links } = unread;
  const first = messages[0]?.authorName ?? "";
  return accountMessage({
    language: "en",
    subject: `New message: ${oneLine(subject, 120)}`,
    preview: oneLine(messages[0] ? saidIn(messages[0]) : "", 100),
    title: oneLine(subject, 150),
    name,
    paragraphs: [
      `${oneLine(first, 100)} wrote to you about ${oneLine(facilityName, 120)}.`,
      ...messages.map((message) => `${oneLine(message.authorName, 100)}: ${saidIn(message)}`),
    ],
    action: { label: "Read and reply", address },
    because: "You received this email because the message went unread for ten minutes.",
    links,
  });
}

function saidIn({ text, fileNames }: UnreadMessages["messages"][number]): string {
  const names = fileNames.map((name) => oneLine(name, 80)).join(", ");
  if (names === "") return excerpt(text);
  return text === "" ? `attached ${names}` : `${excerpt(text)} (attached: ${names})`;
}

const excerpt = (text: string) =>
  text.length > maxCharacters ? `${text.slice(0, maxCharacters).trimEnd()} …` : text;
