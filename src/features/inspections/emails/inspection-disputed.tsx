import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";

export interface InspectionDisputed {
  name: string;
  facility: string;
  /** Day of the inspection, e.g. `Fri, Nov 20`. */
  day: string;
  /** Area and task. */
  item: string;
  by: string;
  text: string;
  /** URL of the inspection's page. */
  address: string;
  links?: ChoiceLinks;
}

/** For whoever looks after the client: the remark waits for an answer. */
export const inspectionDisputed = (facts: InspectionDisputed): Promise<Message> => {
  const { name, facility, day, item, by, text, address, links } = facts;
  return accountMessage({
    language: "en",
    links,
    name,
    subject: `Rating disputed: ${oneLine(item, 60)} (${oneLine(facility, 60)})`,
    preview: oneLine(text, 120),
    title: "A rating was disputed",
    paragraphs: [
      `${oneLine(by, 100)} disagrees with the rating of “${oneLine(item, 200)}” in the inspection of ${oneLine(facility, 100)} on ${day}:`,
      `“${oneLine(text, 600)}”`,
    ],
    action: { label: "Answer it", address },
    because: `You received this email because you look after ${oneLine(facility, 100)}.`,
  });
};
