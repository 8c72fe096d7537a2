import type { Message } from "#platform/email/outgoing-email.ts";
import { dateFormat } from "#platform/format/date-format.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import { visitServerMessages } from "../messages.server.ts";

export interface MissedVisit {
  name: string;
  language: Language;
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
  const { name, language, isClient, facility, beginsAt, timeZone, address, links } = visit;
  const { missed, because, viewVisit } = visitServerMessages(language).emails;
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat({ ...options, timeZone }, language).format(beginsAt);
  const day = format({ weekday: "long", month: "long", day: "numeric" });
  const time = format({ hour: "numeric", minute: "2-digit", timeZoneName: "short" });
  return accountMessage({
    language,
    links,
    name,
    subject: missed.subject({ facility, day }),
    preview: missed.preview({ time }),
    title: missed.title,
    paragraphs: [missed.what({ facility, day, time }), isClient ? missed.client : missed.staff],
    action: { label: viewVisit, address },
    after: [missed.ifTheyCame],
    because: isClient ? because.clientOf({ facility }) : because.staffOf({ facility }),
  });
}
