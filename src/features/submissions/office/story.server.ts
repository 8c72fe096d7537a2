/** The history of a submission and its emails, in sentences. */

import { type Moment, momentOf } from "#platform/document/moment.ts";
import type { HistoryLine } from "#platform/history/history.ts";
import type { SubmissionDetail } from "../handling/find-submission.ts";

export interface StoryLine {
  id: string;
  at: Moment;
  what: string;
  who: string;
}

const words: Readonly<Record<string, string>> = {
  unassigned: "Unassigned",
  answered: "Marked as answered",
  reopened: "Reopened",
  noted: "Note added",
  released: "Released from quarantine",
  "copy-joined": "A copy was released from quarantine and joined to this one",
  "spam-confirmed": "Confirmed as spam",
};

export const storyOf = (history: readonly HistoryLine[]): StoryLine[] =>
  history.map((line) => ({
    id: line.id,
    at: momentOf(line.at),
    what: sentenceOf(line),
    who: line.actorName ?? "Someone",
  }));

function sentenceOf({ kind, toName, details }: HistoryLine): string {
  if (kind === "assigned") return `Assigned to ${toName ?? "someone"}`;
  if (kind !== "undone") return words[kind] ?? kind;
  const undone = String(details.kind);
  return `Undone: ${undone === "assigned" ? "assigned" : (words[undone] ?? undone).toLowerCase()}`;
}

const emailStates = {
  queued: "on its way",
  sent: "sent",
  failed: "failed",
  held: "held back",
} as const;

export const shownEmails = (emails: SubmissionDetail["emails"]) =>
  emails.map(({ message, state, sentAt, createdAt, lastAnswer }) => ({
    message,
    to: message.endsWith("-office") ? "To the office" : "To the sender",
    state: emailStates[state],
    hasFailed: state === "failed",
    at: momentOf(sentAt ?? createdAt),
    answer: state === "sent" ? "" : (lastAnswer ?? ""),
  }));
