import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { moneyText } from "#platform/format/money.ts";
import { accountMessage } from "#platform/identity/emails/account-message.tsx";
import type { WorkOrderFacts } from "./work-order-messages.tsx";

export interface PriceFacts extends WorkOrderFacts {
  event: "price-offered" | "price-accepted";
  cents: number;
  /** What is included. */
  included: string;
  /** Who accepted it. */
  acceptedBy: string;
}

/** For whoever decides on the price, or whoever offered it. */
export function workOrderPrice(facts: PriceFacts): Promise<Message> {
  const { name, links, number, place, text, address, cents } = facts;
  const amount = moneyText(cents);
  const where = oneLine(place, 80);
  const requestText = `The request: “${oneLine(text, 600)}”`;
  const included = `It includes: “${oneLine(facts.included, 200)}”`;
  if (facts.event === "price-accepted")
    return accountMessage({
      language: "en",
      name,
      links,
      action: { label: "Open the work order", address },
      because: "You received this email because you look after this client.",
      subject: `${amount} accepted (${number}, ${where})`,
      preview: "It will be billed once the work is done.",
      title: "The price was accepted",
      paragraphs: [
        `${oneLine(facts.acceptedBy, 100)} accepted ${amount} for the work at ${oneLine(place)}.`,
        included,
        requestText,
      ],
    });
  return accountMessage({
    language: "en",
    name,
    links,
    action: { label: "View and accept the price", address },
    because: "You received this email because you’re an administrator of your client portal.",
    subject: `A price for you: ${amount} (${number}, ${where})`,
    preview: "Accept it in the portal.",
    title: "A price for extra work",
    paragraphs: [
      `We can do the work at ${oneLine(place)} for ${amount}, before tax.`,
      included,
      requestText,
    ],
    after: ["We’ll bill it once you have accepted the price and the work is done."],
  });
}
