import type { WaysToPay } from "#content/ways-to-pay.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { moneyText } from "#platform/format/money.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";

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
  /** Undefined where nothing is to be paid. */
  pay: WaysToPay | undefined;
  /** URL of the invoice's page. */
  address: string;
  links?: ChoiceLinks;
}

export function invoiceMessage(invoice: InvoiceFacts): Promise<Message> {
  const { name, isReminder, number, month, totalCents, openCents, due, pay, links } = invoice;
  const common = {
    name,
    links,
    action: { label: "View the invoice", address: invoice.address },
    passages: pay?.ways.map(({ label, text }) => ({ label: `How to pay: ${label}`, text })),
    because: "You received this email because you’re an administrator of your client portal.",
  };
  const note = pay ? [pay.note] : [];
  if (isReminder)
    return accountMessage({
      language: "en",
      ...common,
      subject: `Overdue: invoice ${number}, ${moneyText(openCents)}`,
      preview: `It was due on ${due}.`,
      title: "An invoice is overdue",
      paragraphs: [
        `Invoice ${number} for ${month} was due on ${due}. ${moneyText(openCents)} is still open.`,
        "If your payment is on its way, there’s nothing to do.",
      ],
      after: [
        ...note,
        "Is something wrong with it? Please write to your account manager in the portal.",
      ],
    });
  return accountMessage({
    language: "en",
    ...common,
    subject: `Invoice ${number}, ${month}: ${moneyText(totalCents)}`,
    preview: `Due on ${due}.`,
    title: `Your invoice for ${month}`,
    paragraphs: [`Invoice ${number} for ${month} is ${moneyText(totalCents)}, due on ${due}.`],
    after: [...note, "You’ll find the line items and the PDF in the portal."],
  });
}
