/** The history of a submission and its emails, in sentences. */

import { type Moment, momentOf } from "#platform/document/moment.ts";
import type { HistoryListRow } from "#platform/history/history.server.ts";
import type { SubmissionDetail } from "../handling/find-submission.server.ts";

export interface SubmissionHistoryRow {
  id: string;
  at: Moment;
  what: string;
  who: string;
}

const messages: Readonly<Record<string, string>> = {
  unassigned: "Unassigned",
  answered: "Marked as answered",
  reopened: "Reopened",
  noted: "Note added",
  released: "Released from quarantine",
  "copy-joined": "A copy was released from quarantine and joined to this one",
  "spam-confirmed": "Confirmed as spam",
};

export const historyOf = (history: readonly HistoryListRow[]): SubmissionHistoryRow[] =>
  history.map((row) => ({
    id: row.id,
    at: momentOf(row.at),
    what: sentenceOf(row),
    who: row.actorName ?? "Someone",
  }));

function sentenceOf({ kind, toName, details }: HistoryListRow): string {
  if (kind === "assigned") return `Assigned to ${toName ?? "someone"}`;
  if (kind !== "undone") return messages[kind] ?? kind;
  const undone = String(details.kind);
  return `Undone: ${undone === "assigned" ? "assigned" : (messages[undone] ?? undone).toLowerCase()}`;
}

const emailStates = {
  queued: "on its way",
  sent: "sent",
  failed: "failed",
  held: "held back",
} as const;

export const toEmailViews = (emails: SubmissionDetail["emails"]) =>
  emails.map(({ message, state, sentAt, createdAt, lastAnswer }) => ({
    message,
    to: message.endsWith("-office") ? "To the office" : "To the sender",
    state: emailStates[state],
    hasFailed: state === "failed",
    at: momentOf(sentAt ?? createdAt),
    answer: state === "sent" ? "" : (lastAnswer ?? ""),
  }));
