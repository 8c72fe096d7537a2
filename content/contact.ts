import { company } from "./company.ts";
import type { Entry, Heading } from "./page-parts.ts";

/** The argument: there are four ways to reach us, and a person at the end of each. */
export const opening = {
  title: "Talk to a person",
  lead: "Call, write, or ask for a quote. A person reads everything that arrives here, and you hear from us within a business day.",
  quote: "Ask for a quote",
} as const;

export const hours = {
  telephone: {
    title: "Telephone",
    rows: [
      { days: "Mon-Fri", times: "8am-6pm" },
      { days: "Emergencies", times: "24/7" },
    ],
  },
  office: {
    title: "Office",
    rows: company.officeHours.map(({ label, opens, closes }) => ({
      days: label,
      times: opens === null ? "Closed" : `${opens}-${closes}`,
    })),
  },
  zone: "Central Time",
} as const;

export const messageSection = {
  title: "Send a message",
  lead: "For everything that is not a quote: a question, a supplier, a compliment, a miss.",
  newsletter: "Send me the newsletter as well, two to four times a month",
  promise: "It goes to people, not to a queue that nobody reads.",
  sent: {
    title: "Your message is with us.",
    text: `You will hear from us within a business day. If it cannot wait: ${company.phone.display}.`,
  },
  failed: `Your message was not sent, and everything you typed is still here. Please try again, or call us on ${company.phone.display}.`,
} as const;

export const emergency = {
  title: "Water on the floor?",
  text: "Do not write. Call. We are there 24/7 for emergencies and respond within 2 hours.",
} as const;

export const nextHeading = {
  title: "What happens after you press send",
} as const satisfies Heading;

/** Three ways that a message can take, with what each takes. */
export const answers = [
  {
    id: "question",
    title: "A question",
    description:
      "Somebody who knows the answer writes it, or says by when you will have it. No tickets, no chain of forwards.",
    note: "Within a business day",
    icon: "chat",
  },
  {
    id: "quote-request",
    title: "A quote",
    description:
      "We call to find a time, walk the building with you, and send tasks, frequencies and prices in writing. No hidden fees.",
    note: "A first call within a business day",
    icon: "price",
  },
  {
    id: "emergency",
    title: "An emergency",
    description:
      "A burst pipe, broken glass, something that must not stay on the floor. By telephone only, at any hour.",
    note: "A response within 2 hours, 24/7",
    icon: "wrench",
  },
] as const satisfies readonly Entry[];
