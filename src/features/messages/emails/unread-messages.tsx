/** The email about unread messages of a client or the account team; it links to the thread. */

import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { cutText } from "#platform/format/cut-text.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import {
  plainWords,
  quoteWritten,
  type WrittenLanguage,
  type WrittenWords,
  writtenAlone,
} from "#platform/language/written-words.ts";
import { threadServerTexts } from "../messages.server.ts";

const maxCharacters = 600;

export interface UnreadMessages {
  /** The reader’s language. */
  language: Language;
  name: string;
  subject: string;
  subjectLanguage: WrittenLanguage;
  facilityName: string;
  /** Oldest first. */
  messages: readonly {
    authorName: string;
    /** Empty where there are files alone. */
    text: string;
    /** The language of the text. */
    language: WrittenLanguage;
    /** Names of attached files; the email names them and does not carry them. */
    fileNames: readonly string[];
  }[];
  address: string;
  links: ChoiceLinks;
}

export function unreadMessages(unread: UnreadMessages): Promise<Message> {
  const { language, name, subject, subjectLanguage, facilityName, messages, address, links } =
    unread;
  const { email } = threadServerTexts(language);
  const first = messages[0]?.authorName ?? "";
  return accountMessage({
    language,
    subject: email.subject({ subject: oneLine(subject, 120) }),
    preview: oneLine(messages[0] ? plainWords(saidIn(messages[0], language)) : "", 100),
    title: writtenAlone(oneLine(subject, 150), subjectLanguage),
    name,
    paragraphs: [
      email.wrote({ author: oneLine(first, 100), facility: oneLine(facilityName, 120) }),
      ...messages.map((message) =>
        saidIn(message, language, (words) =>
          email.said({ author: oneLine(message.authorName, 100), words }),
        ),
      ),
    ],
    action: { label: email.reply, address },
    because: email.because,
    links,
  });
}

function saidIn(
  { text, language: written, fileNames }: UnreadMessages["messages"][number],
  language: Language,
  within = (words: string) => words,
): string | WrittenWords {
  const { email } = threadServerTexts(language);
  const files = fileNames.map((name) => oneLine(name, 80)).join(", ");
  if (text === "") return within(email.files({ files }));
  const say = (words: string) =>
    within(files === "" ? words : email.textAndFiles({ text: words, files }));
  return quoteWritten(say, excerpt(text), written);
}

const excerpt = (text: string) =>
  text.length > maxCharacters ? `${cutText(text, maxCharacters).trimEnd()} …` : text;
