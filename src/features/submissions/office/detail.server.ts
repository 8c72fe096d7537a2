import * as z from "zod/mini";
import { type Moment, momentOf } from "#platform/document/moment.ts";
import { heldReason } from "#platform/email/held-reason.ts";
import type { HistoryListRow } from "#platform/history/history.server.ts";
import { undoSeconds } from "#platform/history/undo-limits.ts";
import { redirectAfterPost } from "#platform/http/account-form.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { addNote, markAnswered, noteFields, reopenSubmission } from "../handling/answer.server.ts";
import { assignSubmission, listAssignees } from "../handling/assign.server.ts";
import type {
  SubmissionName,
  SubmissionResult,
} from "../handling/change-submission-record.server.ts";
import type { SubmissionDetail } from "../handling/find-submission.server.ts";
import { findSubmission } from "../handling/find-submission.server.ts";
import { listSubmissions } from "../handling/list-submissions.server.ts";
import { confirmSpam, releaseFromQuarantine } from "../handling/quarantine.server.ts";
import { mayAnswer, mayDecideQuarantine } from "../handling/submission-kinds.ts";
import { undoSubmissionCommand } from "../handling/undo.server.ts";
import { submissionServerMessages } from "../messages.server.ts";
import { toSubmissionContentView } from "./facts.server.ts";
import { filterAddress } from "./filter-address.ts";
import { readFilter } from "./read-filter.ts";
import { enterSubmissionView } from "./read-list.server.ts";

/** The history of a submission and its emails, in sentences. */
interface SubmissionHistoryRow {
  id: string;
  at: Moment;
  what: string;
  who: string;
}

const historyOf = (
  history: readonly HistoryListRow[],
  language: Language,
): SubmissionHistoryRow[] =>
  history.map((row) => ({
    id: row.id,
    at: momentOf(row.at, language),
    what: sentenceOf(row, language),
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

function toEmailViews(emails: SubmissionDetail["emails"], language: Language) {
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

export async function readDetail(route: RouteRequest, id: string | undefined) {
  const { actor, view, db } = await enterSubmissionView(route);
  const name = nameOf(view.kind, id);
  const submission = await findSubmission(db, actor, name);
  if (submission === undefined) throw new Response(null, { status: 404 });
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
    received: momentOf(content.record.receivedAt, language),
    answered: answeredAt && momentOf(answeredAt, language),
    content: toSubmissionContentView(content, language),
    notes: notes.map(({ writtenAt, ...note }) => ({
      ...note,
      written: momentOf(writtenAt, language),
    })),
    history: historyOf(history, language),
    emails: toEmailViews(emails, language),
    me: actor.accountId,
    assignees: await listAssignees(db, actor, view.kind),
    mayAnswer: mayAnswer(actor, view.kind),
    mayDecide: mayDecideQuarantine(actor, view.kind),
    nextOpen: waiting.rows.find((row) => row.id !== name.id)?.id,
    undo: undoOffer(route, history[0]),
  };
}

/** The filter of the list that led here. */
const searchOf = ({ request }: RouteRequest, kind: SubmissionName["kind"]) =>
  filterAddress(readFilter(new URL(request.url).searchParams, kind));

export type DetailData = Awaited<ReturnType<typeof readDetail>>;

/** The last command of whoever reads this, as long as it can be taken back. */
function undoOffer(
  { request }: RouteRequest,
  last: { id: string; at: Date; kind: string } | undefined,
) {
  const undo = new URL(request.url).searchParams.get("undo");
  if (last === undefined || undo !== last.id) return undefined;
  if (Date.now() - last.at.getTime() > undoSeconds * 1_000) return undefined;
  return { eventId: last.id, done: last.kind };
}

const id = z.uuid();
const nobody = z.literal("");

const commandForm = byLanguage((language) => {
  const person = z.union([id, nobody], submissionServerMessages(language).problems.someone);
  return z.discriminatedUnion("step", [
    z.object({ step: z.literal("assign"), to: person, seen: person }),
    z.object({ step: z.literal("answer") }),
    z.object({ step: z.literal("reopen") }),
    z.object({ step: z.literal("note"), ...noteFields(language) }),
    z.object({ step: z.literal("release") }),
    z.object({ step: z.literal("spam") }),
    z.object({ step: z.literal("undo"), event: id }),
  ]);
});

type CommandForm = z.infer<ReturnType<typeof commandForm>>;

export async function handleSubmissionForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, view } = await enterSubmissionView(route);
  const name = nameOf(view.kind, rawId);
  const { db, queue } = route.context.get(appContext);
  const { problems } = submissionServerMessages(actor.language);
  const definition = { form: "step", schema: commandForm(actor.language), echoed: ["text"] };
  const adds = ({ step }: CommandForm) =>
    step === "note" ? { noun: "note", question: problems.noteSentBefore } : undefined;
  return handleFormOnce(route, { ...definition, actor, db, adds }, async (fields, refuse, db) => {
    const result = await run({ db, queue }, actor, name, fields);
    const search = searchOf(route, view.kind);
    const page = `${view.path}/${name.id}${search}`;
    const undo = `${search === "" ? "?" : "&"}undo=${result.ok ? result.eventId : ""}`;
    if (result.ok) return redirectAfterPost(fields.step === "undo" ? page : page + undo);
    if (result.reason === "not-found") throw new Response(null, { status: 404 });
    // Done twice is done.
    if (result.reason === "already-done") return redirectAfterPost(page);
    return refuse(result.reason === "not-allowed" ? 403 : 409, problems[result.reason]);
  });
}

function run(
  context: CommandContext,
  actor: Actor,
  name: SubmissionName,
  fields: CommandForm,
): Promise<SubmissionResult> {
  switch (fields.step) {
    case "assign":
      return assignSubmission(context, actor, name, {
        to: fields.to || null,
        seen: fields.seen || null,
      });
    case "answer":
      return markAnswered(context, actor, name);
    case "reopen":
      return reopenSubmission(context, actor, name);
    case "note":
      return addNote(context, actor, name, fields);
    case "release":
      return releaseFromQuarantine(context, actor, name);
    case "spam":
      return confirmSpam(context, actor, name);
    case "undo":
      return undoSubmissionCommand(context, actor, name, fields.event);
  }
}

function nameOf(kind: SubmissionName["kind"], rawId: string | undefined): SubmissionName {
  const parsed = z.safeParse(id, rawId);
  if (!parsed.success) throw new Response(null, { status: 404 });
  return { kind, id: parsed.data };
}
