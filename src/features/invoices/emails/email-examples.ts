import type { EmailExamples } from "#platform/email/email-examples.server.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { formatMonth } from "../billing-days.ts";
import { invoiceServerMessages } from "../messages.server.ts";
import { invoiceMessage } from "./invoice.tsx";

export const invoiceEmailExamples: EmailExamples<"invoice"> = {
  invoice: {
    describe: (language) => invoiceServerMessages(language).sentEmails.invoice,
    cases: ({ language, origin, links, names, now }) => {
      const today = todayIn("UTC", now);
      return [false, true].map(
        (isReminder) => () =>
          invoiceMessage({
            language,
            links,
            isReminder,
            name: names.reader,
            number: "INV-1042",
            month: formatMonth(today.slice(0, 7), language),
            totalCents: 248_000,
            openCents: 124_000,
            due: dayWithYear(today, language),
            pay: { ways: [{ label: names.way, text: names.payText }], note: names.payNote },
            address: `${origin}/client-portal/invoices`,
          }),
      );
    },
  },
};
