/** How an invoice is paid, in words: the same on pages, in PDFs and in emails. */
import { payment as configured } from "./company.ts";

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
export function waysToPay(number?: string, payment = configured): WaysToPay {
  const { bank, check, link, demo } = payment;
  const ways: WayToPay[] = [];
  if (link !== "") ways.push({ label: "Online", text: link, address: link });
  if (bank.accountNumber !== "")
    ways.push({
      label: "Bank transfer (ACH)",
      text: [
        bank.bankName,
        bank.accountName,
        `Routing number ${bank.routingNumber}`,
        `Account number ${bank.accountNumber}`,
      ].join("\n"),
    });
  if (check.payableTo !== "")
    ways.push({ label: "Check", text: `Payable to ${check.payableTo}\n${check.address}` });
  const reference = number ? `invoice number ${number}` : "the invoice number";
  const name = `Please include ${reference} with your payment.`;
  const note = demo
    ? `${name} These details are made up for the demonstration: don’t send money.`
    : name;
  return { ways, note };
}
