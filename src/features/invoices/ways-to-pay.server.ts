/** How an invoice is paid, in words: the same on pages, in PDFs and in emails. */
import { payment } from "#content/payment.ts";
import type { Language } from "#platform/language/language.ts";
import { invoiceServerMessages } from "./messages.server.ts";

interface WayToPay {
  label: string;
  /** Lines. */
  text: string;
  /** Where it can be done at once. */
  address?: string;
}

export interface WaysToPay {
  ways: readonly WayToPay[];
  /** What to name with a payment, or that none is to be made. */
  note: string;
}

/** @param number of the invoice; absent for an account with several */
export function waysToPay(
  language: Language,
  number?: string,
  { bank, check, link, demo } = payment(),
): WaysToPay {
  const { pay } = invoiceServerMessages(language);
  const ways: WayToPay[] = [];
  if (link !== "") ways.push({ label: pay.online, text: link, address: link });
  if (bank.accountNumber !== "")
    ways.push({
      label: pay.bank,
      text: [
        bank.bankName,
        bank.accountName,
        pay.routingNumber({ number: bank.routingNumber }),
        pay.accountNumber({ number: bank.accountNumber }),
      ].join("\n"),
    });
  if (check.payableTo !== "")
    ways.push({
      label: pay.check,
      text: `${pay.payableTo({ name: check.payableTo })}\n${check.address}`,
    });
  const name = number ? pay.includeNumber({ number }) : pay.includeNumbers;
  return { ways, note: demo ? `${name} ${pay.madeUp}` : name };
}
