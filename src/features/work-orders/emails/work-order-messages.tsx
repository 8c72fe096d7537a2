/** Mails about work orders, to the client's people and to our own. */
import { company } from "#content/company.ts";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";

export interface WorkOrderFacts {
  /** Name of the reader. */
  name: string;
  number: string;
  /** E.g. `Lakeside Clinic, Lobby`. */
  place: string;
  /** As people say it, e.g. `Urgent`. */
  priority: string;
  category: string;
  /** What was asked for. */
  text: string;
  address: string;
  links?: ChoiceLinks;
}

const because = "You received this email because you’re part of this work order.";
const quoted = (text: string) => `“${oneLine(text, 600)}”`;
const subjectOf = (what: string, { number, place }: WorkOrderFacts) =>
  `${what} (${number}, ${oneLine(place, 80)})`;

const workOrderMessage = (
  facts: WorkOrderFacts,
  {
    title,
    preview,
    paragraphs,
    action,
  }: Record<"title" | "preview" | "action", string> & {
    paragraphs: readonly string[];
  },
): Promise<Message> =>
  accountMessage({
    language: "en",
    subject: subjectOf(title, facts),
    preview,
    title,
    name: facts.name,
    paragraphs,
    action: { label: action, address: facts.address },
    because,
    links: facts.links,
  });

export function workOrderReceived(
  facts: WorkOrderFacts & { askedName: string; isEmergency: boolean; due: string | undefined },
): Promise<Message> {
  const answer = facts.due ? [`A response is due by ${facts.due}.`] : [];
  return workOrderMessage(facts, {
    title: facts.isEmergency ? "EMERGENCY: new work order" : "New work order",
    preview: `${facts.category} at ${oneLine(facts.place, 80)}`,
    paragraphs: [
      `${oneLine(facts.askedName, 100)} requested work at ${oneLine(facts.place)}: ${facts.category}, ${facts.priority.toLowerCase()}.`,
      quoted(facts.text),
      ...answer,
    ],
    action: "Open the work order",
  });
}

const updates = {
  acknowledged: ["We have your work order", "Someone on our team is taking care of it.", "View it"],
  assigned: ["A work order for you", "It was assigned to you.", "Open it"],
  held: ["Your work order is on hold", "We have to wait. Here’s why.", "View it"],
  finished: [
    "Done: please take a look",
    "Accept it, or tell us what’s missing.",
    "Review and accept",
  ],
  declined: ["We can’t do this", "Here’s why.", "View it"],
  "visit-planned": ["A visit is planned", "Here’s when our crew will come.", "View it"],
  commented: ["A comment for you", "Someone wrote about your work order.", "Reply"],
  reopened: ["Reopened by the client", "It isn’t done after all.", "Open it"],
} as const;

export function workOrderUpdate(
  facts: WorkOrderFacts & {
    event: keyof typeof updates;
    /** Who did it, as the reader knows them. */
    by: string;
    comment: string | undefined;
    /** When a crew comes for it, e.g. `Monday, November 30, 10 PM–2 AM`. */
    visit?: string | undefined;
  },
): Promise<Message> {
  const [title, preview, action] = updates[facts.event];
  const by = oneLine(facts.by, 100);
  const commentParagraphs =
    facts.comment === undefined ? [] : [`${by} wrote: ${quoted(facts.comment)}`];
  const what = {
    acknowledged: `${by} is taking care of your request at ${oneLine(facts.place)}.`,
    assigned: `${by} assigned you a work order at ${oneLine(facts.place)}: ${facts.category}, ${facts.priority.toLowerCase()}.`,
    held: `${by} put the work at ${oneLine(facts.place)} on hold. The clock is paused until work resumes.`,
    finished: `${by} finished the work at ${oneLine(facts.place)}. Take a look and accept it, or reopen it within 30 days.`,
    declined: `${by} declined the request at ${oneLine(facts.place)}.`,
    "visit-planned": `${by} planned a visit for the work order at ${oneLine(facts.place)}${facts.visit ? `: ${facts.visit}` : ""}.`,
    commented: `There is a new comment on the work order at ${oneLine(facts.place)}.`,
    reopened: `${by} reopened the work order at ${oneLine(facts.place)}.`,
  }[facts.event];
  return workOrderMessage(facts, {
    title,
    preview,
    action,
    paragraphs: [what, ...commentParagraphs, `The request: ${quoted(facts.text)}`],
  });
}

export function workOrderAlarm(
  facts: WorkOrderFacts & {
    alarm: "warned" | "breached";
    clock: "response" | "resolution";
    due: string | undefined;
  },
): Promise<Message> {
  const what = facts.clock === "response" ? "The response to the client" : "The work";
  const isLate = facts.alarm === "breached";
  const by = facts.due ? ` (${facts.due})` : "";
  return workOrderMessage(facts, {
    title: isLate ? "Late: work order" : "A quarter of the time is left",
    preview: `${facts.priority}, ${oneLine(facts.place, 80)}`,
    paragraphs: [
      isLate
        ? `${what} was due${by} and is late: ${facts.category} at ${oneLine(facts.place)}, ${facts.priority.toLowerCase()}.`
        : `${what} is due soon${by}: ${facts.category} at ${oneLine(facts.place)}, ${facts.priority.toLowerCase()}.`,
      quoted(facts.text),
      `If something is holding us up, put it on hold and say why. Questions: ${company.phone.display}.`,
    ],
    action: "Open the work order",
  });
}
