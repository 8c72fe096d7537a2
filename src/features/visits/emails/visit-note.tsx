import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";

export interface VisitNote {
  name: string;
  facility: string;
  text: string;
  writtenBy: string;
  /** URL of the visit's page. */
  address: string;
  links?: ChoiceLinks;
}

export const visitNote = ({
  name,
  facility,
  text,
  writtenBy,
  address,
  links,
}: VisitNote): Promise<Message> =>
  accountMessage({
    language: "en",
    links,
    name,
    subject: `From the crew: ${facility}`,
    preview: text.slice(0, 120),
    title: `${writtenBy} wrote from ${facility}`,
    paragraphs: [text],
    action: { label: "View the visit", address },
    after: ["The client can’t see this message."],
    because: `You received this email because you look after ${facility}.`,
  });
