import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";

export interface MissedVisit {
  name: string;
  /** The client learns what happens next, the staff what to do. */
  isClient: boolean;
  facility: string;
  beginsAt: Date;
  timeZone: string;
  /** URL of the visit's page. */
  address: string;
  links?: ChoiceLinks;
}

export function visitMissed(visit: MissedVisit): Promise<Message> {
  const { name, isClient, facility, beginsAt, timeZone, address, links } = visit;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone }).format(beginsAt);
  const day = format({ weekday: "long", month: "long", day: "numeric" });
  const time = format({ hour: "numeric", minute: "2-digit", timeZoneName: "short" });
  return accountMessage({
    language: "en",
    links,
    name,
    subject: `Missed visit: ${facility}, ${day}`,
    preview: `No one checked in within an hour of ${time}.`,
    title: "A visit was missed",
    paragraphs: [
      `Our crew was due at ${facility} on ${day} at ${time}. No one checked in within an hour.`,
      isClient
        ? "Your account manager and supervisor received this message too and will tell you what happens next."
        : "The client received this message too. Please contact the crew lead and tell the client what happens next.",
    ],
    action: { label: "View the visit", address },
    after: ["If the crew came without checking in, the visit will show it once they do."],
    because: isClient
      ? `You received this email because you have access to ${facility} in the client portal.`
      : `You received this email because you look after ${facility}.`,
  });
}
