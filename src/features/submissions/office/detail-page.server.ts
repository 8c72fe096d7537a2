import * as z from "zod/mini";
import { experienceOf } from "#features/job-applications/application-columns.server.ts";
import { facilityOf } from "#features/leads/lead-columns.server.ts";
import { formatRange } from "#features/leads/planning-range.ts";
import { companyMoment, type Moment } from "#platform/document/moment.ts";
import { heldReason } from "#platform/email/held-reason.ts";
import type { HistoryListRow } from "#platform/history/history.server.ts";
import { undoSeconds } from "#platform/history/undo-limits.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { type Language, languageNames } from "#platform/language/language.ts";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { formatFlags } from "#platform/submissions/format-flags.server.ts";
import { listAssignees, markAnswered, reopenSubmission } from "../handling/assign.server.ts";
import type {
  SubmissionName,
  SubmissionResult,
} from "../handling/change-submission-record.server.ts";
import {
  findSubmission,
  type SubmissionContent,
  type SubmissionDetail,
} from "../handling/find-submission.server.ts";
import { listSubmissions } from "../handling/list-submissions.server.ts";
import { type AnsweredKind, mayAnswer, mayDecideQuarantine } from "../handling/submission-kinds.ts";
import { submissionServerMessages } from "../messages.server.ts";
import {
  answerHandling,
  handleSubmission,
  handlingForms,
  isFinal,
  submissionNameOf,
} from "./handling-commands.server.ts";
import { requireSubmissionReader } from "./list-page.server.ts";
import { filterAddress, readFilter } from "./read-filter.ts";

// Facts come in the order in which somebody who answers needs them.

export interface Fact {
  label: string;
  value: string;
  /** Telephone, mail or the web; never what a stranger could make a program of. */
  href?: string;
}

export interface SubmissionContentView {
  name: string;
  subject: string;
  facts: Fact[];
  text: string;
  /** The language of the page on which it was typed. */
  language: Language;
  /** Facts about the form and the browser that sent it. */
  origin: Fact[];
  /** The reasons why the spam check has flagged it; empty if it has not. */
  flags: string;
}

export function toSubmissionContentView(
  content: SubmissionContent,
  language: Language,
): SubmissionContentView {
  const { record } = content;
  const { facts } = submissionServerMessages(language);
  const origin = [
    { label: facts.page, value: record.page ?? "" },
    { label: facts.language, value: languageNames[record.language] },
    { label: facts.campaign, value: new URLSearchParams(record.campaign).toString() },
    { label: facts.browser, value: record.userAgent ?? "" },
  ].filter(({ value }) => value !== "");
  return {
    ...ofKind(content, language),
    language: record.language,
    origin,
    flags: formatFlags(record.screeningReasons, language),
  };
}

function ofKind(
  content: SubmissionContent,
  language: Language,
): Pick<SubmissionContentView, "name" | "subject" | "facts" | "text"> {
  const { facts: labels } = submissionServerMessages(language);
  // The reply is in the language of the page that had the form.
  const { replies } = submissionServerMessages(content.record.language);
  switch (content.kind) {
    case "lead": {
      const { record } = content;
      const { rangeLow: low, rangeHigh: high, frequency, reference } = record;
      const range = low !== null && high !== null ? formatRange({ low, high }, language) : "";
      return {
        name: record.fullName,
        subject: record.company,
        text: record.message,
        facts: withValues([
          phone(labels.phone, record.phone),
          email(labels.email, record.email, replies.lead({ reference })),
          { label: labels.facility, value: facilityOf(record, language) },
          { label: labels.squareFeet, value: record.squareFootage },
          { label: labels.visitsPerWeek, value: frequency ?? "" },
          { label: labels.planningRange, value: range },
        ]),
      };
    }
    case "contact-message": {
      const { record } = content;
      return {
        name: record.name,
        subject: record.subject,
        text: record.message,
        facts: withValues([
          email(labels.email, record.email, replies.message({ subject: record.subject })),
          { label: labels.newsletter, value: record.newsletter ? labels.newsletterRequested : "" },
        ]),
      };
    }
    case "application": {
      const { record } = content;
      const { reference } = record;
      return {
        name: record.fullName,
        subject: record.positionTitle,
        text: record.coverLetter,
        facts: withValues([
          phone(labels.phone, record.phone),
          email(labels.email, record.email, replies.application({ reference })),
          { label: labels.experience, value: experienceOf(record, language) },
          web(labels.resume, record.resume),
        ]),
      };
    }
  }
}

const withValues = (facts: Fact[]): Fact[] => facts.filter(({ value }) => value !== "");

const phone = (label: string, value: string): Fact => ({
  label,
  value,
  href: `tel:${value.replace(/[^\d+]/g, "")}`,
});

const email = (label: string, value: string, subject: string): Fact => ({
  label,
  value,
  href: `mailto:${encodeURIComponent(value)}?subject=${encodeURIComponent(subject)}`,
});

function web(label: string, value: string): Fact {
  const url = URL.parse(value);
  const isWeb = url !== null && ["http:", "https:"].includes(url.protocol);
  return isWeb ? { label, value, href: url.href } : { label, value };
}

// The history of a submission and the state of its emails as sentences, and the command that can be undone.

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
  ownFact: (row: HistoryListRow) => string | undefined = () => undefined,
): SubmissionHistoryRow[] =>
  history.map((row) => ({
    id: row.id,
    at: companyMoment(row.at, language),
    what: ownFact(row) ?? sentenceOf(row, language),
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
  notes.map(({ writtenAt, ...note }) => ({ ...note, written: companyMoment(writtenAt, language) }));

export function toEmailViews(emails: SubmissionDetail["emails"], language: Language) {
  const messages = submissionServerMessages(language).emails;
  return emails.map(({ message, state, sentAt, createdAt, lastAnswer }) => ({
    message,
    to: message.endsWith("-office") ? messages.toOffice : messages.toSender,
    state: messages[state],
    hasFailed: state === "failed",
    at: companyMoment(sentAt ?? createdAt, language),
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

export async function readDetail(route: RouteRequest, id: string | undefined) {
  const { actor, view, db } = await requireSubmissionReader(route);
  const name = submissionNameOf(view.kind, id);
  const submission = await findSubmission(db, actor, name);
  if (submission === undefined) throw notFound();
  const { content, notes, history, emails, answeredAt, ...handling } = submission;
  const { language } = actor;
  const open = { state: "open", sort: "oldest" } as const;
  const waiting = await listSubmissions(db, actor, view.kind, open, 2);
  return {
    ...handling,
    view,
    search: searchOf(route, view.kind),
    id: name.id,
    reference: content.record.reference,
    received: companyMoment(content.record.receivedAt, language),
    answered: answeredAt && companyMoment(answeredAt, language),
    content: toSubmissionContentView(content, language),
    notes: toNoteViews(notes, language),
    history: historyOf(history, language),
    emails: toEmailViews(emails, language),
    me: actor.accountId,
    assignees: await listAssignees(db, actor, view.kind),
    mayAnswer: mayAnswer(actor, view.kind),
    mayDecide: mayDecideQuarantine(actor, view.kind),
    nextOpen: waiting.rows.find((row) => row.id !== name.id)?.id,
    panels:
      view.kind === "lead"
        ? await readRecordPanels(route, actor, { kind: "lead", id: name.id })
        : {},
    undo: undoOffer(route, history[0]),
  };
}

/** The filter of the list that led here. */
const searchOf = ({ request }: RouteRequest, kind: AnsweredKind) =>
  filterAddress(readFilter(new URL(request.url).searchParams, kind));

export type DetailData = Awaited<ReturnType<typeof readDetail>>;

const commandForm = byLanguage((language) =>
  z.discriminatedUnion("step", [
    ...handlingForms(language),
    z.object({ step: z.literal("answer") }),
    z.object({ step: z.literal("reopen") }),
  ]),
);

type CommandForm = z.infer<ReturnType<typeof commandForm>>;

export async function handleSubmissionForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, view } = await requireSubmissionReader(route);
  const name = submissionNameOf(view.kind, rawId);
  const { db, queue } = route.context.get(appContext);
  const { problems } = submissionServerMessages(actor.language);
  const definition = { form: "step", schema: commandForm(actor.language), echoed: ["text"] };
  const adds = ({ step }: CommandForm) =>
    step === "note" ? { noun: "note", question: problems.noteSentBefore } : undefined;
  return handleFormOnce(route, { ...definition, actor, db, adds }, async (fields, refuse, db) => {
    const result = await run({ db, queue }, actor, name, fields);
    return answerHandling(refuse, result, {
      page: `${view.path}/${name.id}`,
      search: searchOf(route, view.kind),
      isFinal: isFinal(fields),
    });
  });
}

function run(
  context: CommandContext,
  actor: Actor,
  name: SubmissionName<AnsweredKind>,
  fields: CommandForm,
): Promise<SubmissionResult> {
  switch (fields.step) {
    case "answer":
      return markAnswered(context, actor, name);
    case "reopen":
      return reopenSubmission(context, actor, name);
    default:
      return handleSubmission(context, actor, name, fields);
  }
}
