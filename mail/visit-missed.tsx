import { accountMessage, type ChoiceLinks } from "./account-message.tsx";
import type { Message } from "./outgoing-email.ts";

export interface MissedVisit {
  name: string;
  /** The client learns what happens next, the staff what to do. */
  isClient: boolean;
  facility: string;
  beginsAt: Date;
  timeZone: string;
  /** Of the visit's page. */
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
    links,
    ...{ name, subject: `Missed visit: ${facility}, ${day}` },
    preview: `Nobody checked in within an hour of ${time}.`,
    title: "A visit was missed",
    paragraphs: [
      `Our crew was to come to ${facility} on ${day} at ${time}. Nobody checked in within an hour.`,
      isClient
        ? "Your account manager and supervisor have this message as well, and will tell you what happens next."
        : "The client has this message as well. Please reach the crew lead, and tell the client what happens next.",
    ],
    action: { label: "See the visit", address },
    after: ["Should the crew have come without checking in, the visit will show it once they do."],
    because: isClient
      ? `You get this mail because ${facility} is yours in the client portal.`
      : `You get this mail because you look after ${facility}.`,
  });
}
