/** What was done about a submission and how its emails fare, in sentences; and what can be taken back of it. */
import { type Moment, momentOf } from "#platform/document/moment.ts";
import { heldReason } from "#platform/email/held-reason.ts";
import type { HistoryListRow } from "#platform/history/history.server.ts";
import { undoSeconds } from "#platform/history/undo-limits.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Language } from "#platform/language/language.ts";
import type { SubmissionDetail } from "../handling/find-submission.server.ts";
import { submissionServerMessages } from "../messages.server.ts";

interface SubmissionHistoryRow {
  id: string;
  at: Moment;
  what: string;
  who: string;
}

/** @param own what only one kind says of its events; undefined for those that all have */
export const historyOf = (
  history: readonly HistoryListRow[],
  language: Language,
  own: (row: HistoryListRow) => string | undefined = () => undefined,
): SubmissionHistoryRow[] =>
  history.map((row) => ({
    id: row.id,
    at: momentOf(row.at, language),
    what: own(row) ?? sentenceOf(row, language),
    who: row.actorName ?? submissionServerMessages(language).history.someoneDid,
  }));

function sentenceOf({ kind, toName, details }: HistoryListRow, language: Language): string {
  const { history, undoneOther, ...messages } = submissionServerMessages(language);
  const events: Readonly<Record<string, string>> = messages.events;
  const undone: Readonly<Record<string, string>> = messages.undone;
  if (kind === "assigned") return history.assignedTo({ person: toName ?? history.someone });
  if (kind !== "undone") return events[kind] ?? kind;
  const step = String(details.kind);
  return undone[step] ?? undoneOther({ step });
}

export const toNoteViews = (notes: SubmissionDetail["notes"], language: Language) =>
  notes.map(({ writtenAt, ...note }) => ({ ...note, written: momentOf(writtenAt, language) }));

export function toEmailViews(emails: SubmissionDetail["emails"], language: Language) {
  const messages = submissionServerMessages(language).emails;
  return emails.map(({ message, state, sentAt, createdAt, lastAnswer }) => ({
    message,
    to: message.endsWith("-office") ? messages.toOffice : messages.toSender,
    state: messages[state],
    hasFailed: state === "failed",
    at: momentOf(sentAt ?? createdAt, language),
    answer: state === "sent" ? "" : heldReason(lastAnswer ?? "", language),
  }));
}

/** The last command of whoever reads this, as long as it can be taken back. */
export function undoOffer(
  { request }: RouteRequest,
  last: { id: string; at: Date; kind: string } | undefined,
) {
  const undo = new URL(request.url).searchParams.get("undo");
  if (last === undefined || undo !== last.id) return undefined;
  if (Date.now() - last.at.getTime() > undoSeconds * 1_000) return undefined;
  return { eventId: last.id, done: last.kind };
}
