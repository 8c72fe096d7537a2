/** Mails about what a person changed in the schedule. */
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import { quoteWritten, type WrittenLanguage } from "#platform/language/written-words.ts";
import { visitServerMessages } from "../messages.server.ts";

interface ChangeFacts {
  /** Name of the reader. */
  name: string;
  language: Language;
  facility: string;
  /** URL of the visit's page, or of the schedule. */
  address: string;
  links: ChoiceLinks;
  /** True if the visit was within the next 24 hours at the time of the change. */
  isSoon: boolean;
}

function becauseOf({ isSoon, language }: ChangeFacts): string {
  const { because } = visitServerMessages(language).emails;
  return isSoon ? because.soon : because.changes;
}

/** @param visit `when` as in `Monday, November 23, 10 PM–2 AM` */
export function visitChanged(
  visit: ChangeFacts & {
    event: "cancelled" | "reinstated" | "changed";
    when: string;
    reason: string | undefined;
    /** The language of the reason. */
    written: WrittenLanguage;
  },
): Promise<Message> {
  const { name, language, address, links, event, when, reason, written } = visit;
  const { changed, viewVisit } = visitServerMessages(language).emails;
  const facility = oneLine(visit.facility, 120);
  const { title, what } = changed[event];
  return accountMessage({
    language,
    name,
    because: becauseOf(visit),
    links,
    title,
    subject: changed.subject({ title, facility, when }),
    preview: changed.preview({ facility, when }),
    paragraphs: [
      what({ facility, when }),
      ...(reason
        ? [
            quoteWritten(
              (words) => changed.reason({ reason: words }),
              oneLine(reason, 600),
              written,
            ),
          ]
        : []),
    ],
    action: { label: viewVisit, address },
  });
}

/** @param change `from` as in `Monday, November 23` */
export function scheduleChanged(
  change: ChangeFacts & { count: number; from: string },
): Promise<Message> {
  const { name, language, address, links, count, from: day } = change;
  const { schedule, viewSchedule } = visitServerMessages(language).emails;
  const facility = oneLine(change.facility, 120);
  return accountMessage({
    language,
    name,
    because: becauseOf(change),
    links,
    title: schedule.title,
    subject: schedule.subject({ facility, day }),
    preview: schedule.preview({ facility, day }),
    paragraphs: [schedule.what({ count, facility, day })],
    action: { label: viewSchedule, address },
  });
}
