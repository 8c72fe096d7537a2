import { accountMessage } from "./account-message.tsx";
import type { Message } from "./outgoing-email.ts";

export interface VisitNote {
  name: string;
  facility: string;
  text: string;
  writtenBy: string;
  /** Of the visit's page. */
  address: string;
}

export const visitNote = ({
  name,
  facility,
  text,
  writtenBy,
  address,
}: VisitNote): Promise<Message> =>
  accountMessage({
    ...{ name, subject: `From the crew: ${facility}` },
    preview: text.slice(0, 120),
    title: `${writtenBy} writes from ${facility}`,
    paragraphs: [text],
    action: { label: "See the visit", address },
    after: ["The client does not see this message."],
    because: `You get this mail because you look after ${facility}.`,
  });
