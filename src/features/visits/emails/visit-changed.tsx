/** Mails about what a person changed in the schedule. */

import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { plural } from "#platform/format/plural.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";

interface ChangeFacts {
  /** Name of the reader. */
  name: string;
  facility: string;
  /** URL of the visit's page, or of the schedule. */
  address: string;
  links: ChoiceLinks;
  /** Whether it was within the next 24 hours when it was changed. */
  isSoon: boolean;
}

const becauseOf = (isSoon: boolean) =>
  isSoon
    ? "You received this email because it’s about a visit within 24 hours."
    : "You received this email because you chose immediate emails about schedule changes.";

/** @param visit `when` as in `Monday, November 23, 10 PM–2 AM` */
export function visitChanged(
  visit: ChangeFacts & {
    event: "cancelled" | "reinstated" | "changed";
    when: string;
    reason: string | undefined;
  },
): Promise<Message> {
  const { name, facility, address, links, event, when, reason } = visit;
  const because = becauseOf(visit.isSoon);
  const place = oneLine(facility, 120);
  const [title, what] = {
    cancelled: ["A visit was canceled", `The visit at ${place} on ${when} was canceled.`],
    reinstated: ["A visit is back on", `Our crew will come to ${place} on ${when} after all.`],
    changed: ["A visit was moved", `The visit at ${place} is now on ${when}.`],
  }[event];
  return accountMessage({
    language: "en",
    name,
    because,
    links,
    title: title ?? "",
    subject: `${title}: ${place}, ${when}`,
    preview: `${place}, ${when}`,
    paragraphs: [what ?? "", ...(reason ? [`Reason: “${oneLine(reason, 600)}”`] : [])],
    action: { label: "View the visit", address },
  });
}

/** @param change `from` as in `Monday, November 23` */
export function scheduleChanged(
  change: ChangeFacts & { count: number; from: string },
): Promise<Message> {
  const { name, facility, address, links, count, from } = change;
  const because = becauseOf(change.isSoon);
  const place = oneLine(facility, 120);
  const visits = plural(count, "One visit has", `${count} visits have`);
  return accountMessage({
    language: "en",
    name,
    because,
    links,
    title: "The schedule has changed",
    subject: `The schedule has changed: ${place}, starting ${from}`,
    preview: `${place}, starting ${from}`,
    paragraphs: [`${visits} changed at ${place}, starting ${from}.`],
    action: { label: "View the schedule", address },
  });
}
