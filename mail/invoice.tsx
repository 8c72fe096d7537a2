import { accountMessage, type ChoiceLinks } from "./account-message.tsx";
import type { Message } from "./outgoing-email.ts";

export interface InvoiceFacts {
  name: string;
  isReminder: boolean;
  number: string;
  /** E.g. `October 2026`. */
  month: string;
  totalCents: number;
  openCents: number;
  /** E.g. `Dec 5, 2026`. */
  due: string;
  /** Of the invoice's page. */
  address: string;
  links?: ChoiceLinks;
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

export function invoiceMessage(invoice: InvoiceFacts): Promise<Message> {
  const { name, isReminder, number, month, totalCents, openCents, due, address, links } = invoice;
  const action = { label: "See the invoice", address };
  const because = "You get this mail because you are an administrator of your client portal.";
  if (isReminder)
    return accountMessage({
      ...{ name, links, action, because },
      subject: `Overdue: invoice ${number}, ${dollars(openCents)}`,
      preview: `It was due on ${due}.`,
      title: "An invoice is overdue",
      paragraphs: [
        `Invoice ${number} for ${month} was due on ${due}. ${dollars(openCents)} is still open.`,
        "If the payment is on its way, there is nothing to do.",
      ],
      after: [
        "Is something not right with it? Please write to your account manager in the portal.",
      ],
    });
  return accountMessage({
    ...{ name, links, action, because },
    subject: `Invoice ${number}, ${month}: ${dollars(totalCents)}`,
    preview: `Due on ${due}.`,
    title: `Your invoice for ${month}`,
    paragraphs: [`Invoice ${number} for ${month} is ${dollars(totalCents)}, due on ${due}.`],
    after: ["Its lines and the PDF are in the portal."],
  });
}
