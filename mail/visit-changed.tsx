/** Mails about what a person changed in the schedule. */
import { accountMessage, type ChoiceLinks } from "./account-message.tsx";
import { oneLine } from "./one-line.ts";
import type { Message } from "./outgoing-email.ts";

interface ChangeFacts {
  /** Of the reader. */
  name: string;
  facility: string;
  /** Of the visit's page, or the schedule. */
  address: string;
  links: ChoiceLinks;
}

const because = "You get this mail because you chose to be told at once when visits change.";

/** @param visit `when` as in `Monday, November 23, 10 PM–2 AM` */
export function visitChanged(
  visit: ChangeFacts & {
    event: "cancelled" | "reinstated" | "changed";
    when: string;
    reason: string | undefined;
  },
): Promise<Message> {
  const { name, facility, address, links, event, when, reason } = visit;
  const place = oneLine(facility, 120);
  const [title, what] = {
    cancelled: ["A visit is cancelled", `The visit at ${place} on ${when} is cancelled.`],
    reinstated: [
      "A visit takes place after all",
      `Our crew comes to ${place} on ${when} after all.`,
    ],
    changed: ["A visit is moved", `The visit at ${place} now takes place on ${when}.`],
  }[event];
  return accountMessage({
    ...{ name, because, links, title: title ?? "", subject: `${title}: ${place}, ${when}` },
    preview: `${place}, ${when}`,
    paragraphs: [what ?? "", ...(reason ? [`The reason: “${oneLine(reason, 600)}”`] : [])],
    action: { label: "See the visit", address },
  });
}

/** @param change `from` as in `Monday, November 23` */
export function scheduleChanged(
  change: ChangeFacts & { count: number; from: string },
): Promise<Message> {
  const { name, facility, address, links, count, from } = change;
  const place = oneLine(facility, 120);
  const visits = count === 1 ? "One visit has" : `${count} visits have`;
  return accountMessage({
    ...{ name, because, links, title: "The schedule has changed" },
    subject: `The schedule has changed: ${place}, from ${from} on`,
    preview: `${place}, from ${from} on`,
    paragraphs: [`${visits} changed at ${place}, from ${from} on.`],
    action: { label: "See the schedule", address },
  });
}
