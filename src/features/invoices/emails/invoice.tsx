import type { Message } from "#platform/email/outgoing-email.ts";
import { moneyText } from "#platform/format/money.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import { invoiceServerMessages } from "../messages.server.ts";

export interface InvoiceFacts {
  /** The reader’s language. */
  language: Language;
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
  pay: { ways: readonly { label: string; text: string }[]; note: string } | undefined;
  /** URL of the invoice's page. */
  address: string;
  links?: ChoiceLinks;
}

export function invoiceMessage(invoice: InvoiceFacts): Promise<Message> {
  const { language, name, isReminder, number, month, due, pay, links } = invoice;
  const { email } = invoiceServerMessages(language);
  const common = {
    language,
    name,
    links,
    action: { label: email.view, address: invoice.address },
    passages: pay?.ways.map(({ label, text }) => ({ label: email.howToPay({ way: label }), text })),
    because: email.because,
  };
  const note = pay ? [pay.note] : [];
  if (isReminder) {
    const { overdue } = email;
    const amount = moneyText(invoice.openCents);
    return accountMessage({
      ...common,
      subject: overdue.subject({ number, amount }),
      preview: overdue.preview({ day: due }),
      title: overdue.title,
      paragraphs: [overdue.text({ number, month, day: due, amount }), overdue.onItsWay],
      after: [...note, overdue.isWrong],
    });
  }
  const { issued } = email;
  const amount = moneyText(invoice.totalCents);
  return accountMessage({
    ...common,
    subject: issued.subject({ number, month, amount }),
    preview: issued.preview({ day: due }),
    title: issued.title({ month }),
    paragraphs: [issued.text({ number, month, amount, day: due })],
    after: [...note, issued.inPortal],
  });
}
