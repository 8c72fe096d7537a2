/** Mails about a client's documents. */

import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import { documentServerMessages } from "../messages.server.ts";
import { documentMessages } from "../messages.ts";

interface DocumentFacts {
  /** The reader’s language. */
  language: Language;
  /** Name of the reader. */
  name: string;
  title: string;
  type: keyof ReturnType<typeof documentMessages>["types"];
  /** The facility, or that it is about all of them. */
  place: string;
  /** URL of the document's page. */
  address: string;
  links: ChoiceLinks;
}

export function documentAdded(
  document: DocumentFacts & { isReplaced: boolean; asksToAcknowledge: boolean },
): Promise<Message> {
  const { language, name, address, links, isReplaced, asksToAcknowledge } = document;
  const { email } = documentServerMessages(language);
  const { title, place, type, preview } = wordsOf(document);
  const news = isReplaced ? email.replaced : email.added;
  return accountMessage({
    language,
    name,
    links,
    title: news.title,
    subject: news.subject({ title }),
    preview,
    paragraphs: [
      email.inPortal({ title, type, place }),
      ...(asksToAcknowledge ? [email.acknowledge] : []),
    ],
    action: { label: email.open, address },
    because: email.becauseNew,
  });
}

/** @param document `day` as in `Monday, November 23`: the last one on which it is valid */
export function documentEnds(
  document: DocumentFacts & { day: string; isOver: boolean; isClient: boolean },
): Promise<Message> {
  const { language, name, address, links, day, isOver, isClient } = document;
  const { email } = documentServerMessages(language);
  const { title, place, type, preview } = wordsOf(document);
  const news = isOver ? email.over : email.ending;
  return accountMessage({
    language,
    name,
    links,
    title: news.title,
    subject: news.subject({ title, day }),
    preview,
    paragraphs: [
      news.text({ title, type, place, day }),
      isClient ? email.nextForClient : email.nextForStaff,
    ],
    action: { label: email.open, address },
    because: email.becauseEnds,
  });
}

function wordsOf({ language, title, place, type }: DocumentFacts) {
  const { email, typesInText } = documentServerMessages(language);
  const placeInLine = oneLine(place, 120);
  return {
    title: oneLine(title, 160),
    place: placeInLine,
    type: typesInText[type],
    preview: email.preview({ type: documentMessages(language).types[type], place: placeInLine }),
  };
}
