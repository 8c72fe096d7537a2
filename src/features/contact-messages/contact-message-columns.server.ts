import { emailErrors } from "#platform/email/held-reason.ts";
import type { Language } from "#platform/language/language.ts";
import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import { formatFlags } from "#platform/submissions/format-flags.server.ts";
import { receivedMessages } from "#platform/submissions/messages.server.ts";
import type { ContactMessage } from "./contact-messages.server.ts";
import { contactServerMessages } from "./messages.server.ts";

/** @param timeZone in which moments are written, e.g. `America/Chicago` */
export function contactMessageColumns(
  timeZone: string,
  language: Language,
): readonly Column<ContactMessage>[] {
  const { export: heads, screenings, emailStates } = receivedMessages(language);
  const { export: ownHeads } = contactServerMessages(language);
  return [
    { name: heads.reference, value: (message) => message.reference },
    {
      name: heads.received({ timeZone }),
      value: (message) => localTime(message.receivedAt, timeZone),
    },
    { name: heads.name, value: (message) => message.name },
    { name: heads.email, value: (message) => message.email },
    { name: ownHeads.subject, value: (message) => message.subject },
    { name: heads.message, value: (message) => message.message },
    {
      name: ownHeads.newsletter,
      value: (message) => (message.newsletter ? ownHeads.newsletterRequested : ""),
    },
    { name: ownHeads.channels, value: (message) => message.channels.join(" ") },
    { name: heads.page, value: (message) => message.page },
    { name: heads.campaign, value: (message) => new URLSearchParams(message.campaign).toString() },
    { name: heads.screening, value: (message) => screenings[message.screening] },
    {
      name: heads.screeningReasons,
      value: (message) => formatFlags(message.screeningReasons, language),
    },
    { name: heads.emailToOffice, value: ({ officeEmail: state }) => state && emailStates[state] },
    { name: heads.emailToVisitor, value: ({ visitorEmail: state }) => state && emailStates[state] },
    { name: heads.emailError, value: ({ emailError }) => emailErrors(emailError, language) },
    { name: heads.id, value: (message) => message.id },
  ];
}
