import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import type { ContactMessage } from "./contact-messages.server.ts";

/** @param timeZone in which moments are written, e.g. `America/Chicago` */
export const contactMessageColumns = (timeZone: string): readonly Column<ContactMessage>[] => [
  { name: "reference", value: (message) => message.reference },
  { name: `received (${timeZone})`, value: (message) => localTime(message.receivedAt, timeZone) },
  { name: "name", value: (message) => message.name },
  { name: "email", value: (message) => message.email },
  { name: "subject", value: (message) => message.subject },
  { name: "message", value: (message) => message.message },
  { name: "newsletter", value: (message) => (message.newsletter ? "asked for" : "") },
  { name: "channels", value: (message) => message.channels.join(" ") },
  { name: "page", value: (message) => message.page },
  { name: "campaign", value: (message) => new URLSearchParams(message.campaign).toString() },
  { name: "screening", value: (message) => message.screening },
  { name: "screening reasons", value: (message) => message.screeningReasons.join("; ") },
  { name: "email to office", value: (message) => message.officeEmail },
  { name: "email to visitor", value: (message) => message.visitorEmail },
  { name: "email error", value: (message) => message.emailError },
  { name: "id", value: (message) => message.id },
];
