import { accountMessage } from "./account-message.tsx";
import { oneLine } from "./one-line.ts";
import type { Message } from "./outgoing-email.ts";
import type { WorkOrderFacts } from "./work-order-messages.tsx";

export interface PriceFacts extends WorkOrderFacts {
  event: "price-offered" | "price-accepted";
  cents: number;
  /** What is included. */
  included: string;
  /** Who accepted it. */
  acceptedBy: string;
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

/** To who decides on it, or to who offered it. */
export function workOrderPrice(facts: PriceFacts): Promise<Message> {
  const { name, links, number, place, text, address, cents } = facts;
  const amount = dollars(cents);
  const where = oneLine(place, 80);
  const asked = `It was asked for: “${oneLine(text, 600)}”`;
  const included = `It includes: “${oneLine(facts.included, 200)}”`;
  if (facts.event === "price-accepted")
    return accountMessage({
      ...{ name, links, action: { label: "Open the work order", address } },
      because: "You get this mail because you look after this client.",
      subject: `${amount} accepted (${number}, ${where})`,
      preview: "It is billed once the work is done.",
      title: "The price is accepted",
      paragraphs: [
        `${oneLine(facts.acceptedBy, 100)} has accepted ${amount} for the work at ${oneLine(place)}.`,
        ...[included, asked],
      ],
    });
  return accountMessage({
    ...{ name, links, action: { label: "See and accept the price", address } },
    because: "You get this mail because you are an administrator of your client portal.",
    subject: `A price for you: ${amount} (${number}, ${where})`,
    preview: "Accept it in the portal.",
    title: "A price for extra work",
    paragraphs: [
      `We offer to do the work at ${oneLine(place)} for ${amount}, without tax.`,
      ...[included, asked],
    ],
    after: ["It is billed once you have accepted it and the work is done."],
  });
}
