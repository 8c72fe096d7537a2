import type { UsTimeZone } from "../company.ts";
import type { Entry, Heading } from "../page-parts.ts";

export const hero = {
  title: "Contact us. A person answers.",
  lead: "Call, write or request a quote. A person reads every message, and you hear from us within a business day.",
  quote: "Request a quote",
} as const;

export const hours = {
  telephone: { title: "Phone", emergencies: { days: "Emergencies", times: "24/7" } },
  office: { title: "Office", closed: "Closed" },
  zones: {
    "America/New_York": "Eastern Time",
    "America/Indiana/Indianapolis": "Eastern Time",
    "America/Chicago": "Central Time",
    "America/Denver": "Mountain Time",
    "America/Phoenix": "Mountain Standard Time",
    "America/Los_Angeles": "Pacific Time",
    "America/Anchorage": "Alaska Time",
    "Pacific/Honolulu": "Hawaii Time",
  } satisfies Record<UsTimeZone, string>,
} as const;

export const messageSection = {
  title: "Send a message",
  lead: "For anything but a quote: questions, feedback, complaints, supplier inquiries.",
  newsletter: "Send me the newsletter as well, two to four times a month",
  promise: "It goes straight to our office, and a person reads it.",
  sent: {
    title: "Your message is with us.",
    text: "You will hear from us within a business day. If it cannot wait, call {company.phone}.",
  },
  failed:
    "Your message was not sent, and everything you typed is still here. Please try again, or call us at {company.phone}.",
} as const;

export const emergency = {
  title: "Is this an emergency?",
  text: "Do not write. Call. We answer emergencies 24/7 and respond within 2 hours.",
} as const;

export const nextHeading = {
  title: "What happens next",
} as const satisfies Heading;

/** The next steps for a message of each kind. */
export const answers = [
  {
    id: "question",
    title: "A question",
    description:
      "Someone who knows the answer writes back, or tells you when you will have it. No tickets, no forwarding.",
    note: "Within a business day",
    icon: "chat",
  },
  {
    id: "quote-request",
    title: "A quote",
    description:
      "We call to set a time, walk the building with you, and send tasks, frequencies and prices in writing. No hidden fees.",
    note: "A first call within a business day",
    icon: "price",
  },
  {
    id: "emergency",
    title: "An emergency",
    description: "A burst pipe, broken glass, anything that cannot wait. Please call, at any hour.",
    note: "A response within 2 hours, 24/7",
    icon: "wrench",
  },
] as const satisfies readonly Entry[];
