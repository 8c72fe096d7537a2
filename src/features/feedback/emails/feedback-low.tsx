import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";

export interface LowFeedback {
  /** Name of the reader. */
  name: string;
  client: string;
  facility: string;
  /** E.g. `Restroom supplies, WO-7K3M9R`. */
  what: string;
  giver: string;
  score: number;
  reason: string;
  /** URL of the thread. */
  address: string;
  links: ChoiceLinks;
}

export function feedbackLow(feedback: LowFeedback): Promise<Message> {
  const { name, client, facility, what, giver, score, reason, address, links } = feedback;
  const place = `${oneLine(client, 80)}, ${oneLine(facility, 80)}`;
  return accountMessage({
    language: "en",
    name,
    links,
    subject: `Feedback ${score} of 10: ${place}`,
    preview: reason ? oneLine(reason, 120) : oneLine(what, 120),
    title: `${score} of 10`,
    paragraphs: [
      `${oneLine(giver, 100)} gave ${score} of 10 for: ${oneLine(what, 200)} (${place}).`,
      reason ? `“${oneLine(reason, 1_000)}”` : "No reason was given.",
      "It has its own thread, which the client can see. Answer there, or call.",
    ],
    action: { label: "Open the thread", address },
    because: "You received this email because you look after this client.",
  });
}
