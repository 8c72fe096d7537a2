/** The company's ways to be paid, as invoices, statements and their emails print them. */
export interface Payment {
  /** The details are invented, like other placeholders: invoices say so, and nobody sends money there. */
  demo: boolean;
  /** An empty account number, name or address leaves its way out. */
  bank: { bankName: string; accountName: string; routingNumber: string; accountNumber: string };
  check: { payableTo: string; address: string };
  /** The page where an invoice is paid; begins with `https://`. */
  link: string;
}

export const shippedPayment: Payment = {
  demo: true,
  bank: {
    bankName: "First Example Bank of Chicago",
    accountName: "Cleardawn Facility Services",
    routingNumber: "000000000",
    accountNumber: "000000000000",
  },
  check: {
    payableTo: "Cleardawn Facility Services",
    address: "Accounts Receivable\n233 West Adams Street, Suite 1400\nChicago, IL 60606",
  },
  link: "https://pay.cleardawn.example.com",
};

let current = shippedPayment;

/** Call it where it is used: the settings change while the product runs. */
export const payment = (): Payment => current;

export function changePayment(payment: Payment): void {
  current = payment;
}
