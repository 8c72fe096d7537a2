import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { moneyText } from "#platform/format/money.ts";
import { accountMessage } from "#platform/identity/emails/account-message.tsx";
import { workOrderServerMessages } from "../messages.server.ts";
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
  const { language, name, links, number, text, address } = facts;
  const { email } = workOrderServerMessages(language);
  const { includes, offered, accepted } = email.price;
  const amount = moneyText(facts.cents);
  const place = oneLine(facts.place);
  const subject = { amount, number, place: oneLine(facts.place, 80) };
  const request = email.request({ text: oneLine(text, 600) });
  const included = includes({ text: oneLine(facts.included, 200) });
  if (facts.event === "price-accepted")
    return accountMessage({
      language,
      name,
      links,
      action: { label: email.open, address },
      because: email.becauseManager,
      subject: accepted.subject(subject),
      preview: accepted.preview,
      title: accepted.title,
      paragraphs: [
        accepted.what({ person: oneLine(facts.acceptedBy, 100), amount, place }),
        included,
        request,
      ],
    });
  return accountMessage({
    language,
    name,
    links,
    action: { label: offered.action, address },
    because: email.becauseAdministrator,
    subject: offered.subject(subject),
    preview: offered.preview,
    title: offered.title,
    paragraphs: [offered.what({ place, amount }), included, request],
    after: [offered.billing],
  });
}
