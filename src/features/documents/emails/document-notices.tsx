/** Mails about a client's documents. */

import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";

interface DocumentFacts {
  /** Name of the reader. */
  name: string;
  title: string;
  /** E.g. `Certificate of insurance`. */
  type: string;
  /** The facility, or that it is about all of them. */
  place: string;
  /** URL of the document's page. */
  address: string;
  links: ChoiceLinks;
}

export function documentAdded(
  document: DocumentFacts & { isReplaced: boolean; asksToAcknowledge: boolean },
): Promise<Message> {
  const { name, type, address, links, isReplaced, asksToAcknowledge } = document;
  const [title, place] = [oneLine(document.title, 160), oneLine(document.place, 120)];
  const what = isReplaced ? "A document has a new version" : "You have a new document";
  return accountMessage({
    language: "en",
    name,
    links,
    title: what,
    subject: `${what}: ${title}`,
    preview: `${type}, ${place}`,
    paragraphs: [
      `${title} (${type.toLowerCase()}, ${place}) is in your client portal.`,
      ...(asksToAcknowledge ? ["Please read and acknowledge it there."] : []),
    ],
    action: { label: "Open the document", address },
    because: "You received this email because you chose immediate emails about new documents.",
  });
}

/** @param document `day` as in `Monday, November 23`: the last one on which it is valid */
export function documentEnds(
  document: DocumentFacts & { day: string; isOver: boolean; isClient: boolean },
): Promise<Message> {
  const { name, type, address, links, day, isOver, isClient } = document;
  const [title, place] = [oneLine(document.title, 160), oneLine(document.place, 120)];
  const what = isOver ? "A document has expired" : "A document expires soon";
  const next = isClient
    ? "We received this email too, and we’ll add the next version to your client portal."
    : "The client received this email too. Please add the next version, or withdraw the document.";
  return accountMessage({
    language: "en",
    name,
    links,
    title: what,
    subject: `${what}: ${title}, ${day}`,
    preview: `${type}, ${place}`,
    paragraphs: [
      `${title} (${type.toLowerCase()}, ${place}) ${isOver ? "was" : "is"} valid until ${day}.`,
      next,
    ],
    action: { label: "Open the document", address },
    because:
      "You received this email because you chose immediate emails about documents that expire.",
  });
}
