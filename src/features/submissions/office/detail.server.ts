import * as z from "zod/mini";
import { type Moment, momentOf } from "#platform/document/moment.ts";
import type { HistoryListRow } from "#platform/history/history.server.ts";
import { undoSeconds } from "#platform/history/undo-limits.ts";
import { redirectAfterPost } from "#platform/http/account-form.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { addNote, markAnswered, noteForm, reopenSubmission } from "../handling/answer.server.ts";
import { assignSubmission, listAssignees } from "../handling/assign.server.ts";
import type {
  SubmissionError,
  SubmissionName,
  SubmissionResult,
} from "../handling/change-submission-record.server.ts";
import type { SubmissionDetail } from "../handling/find-submission.server.ts";
import { findSubmission } from "../handling/find-submission.server.ts";
import { listSubmissions } from "../handling/list-submissions.server.ts";
import { confirmSpam, releaseFromQuarantine } from "../handling/quarantine.server.ts";
import { mayAnswer, mayDecideQuarantine } from "../handling/submission-kinds.ts";
import { undoSubmissionCommand } from "../handling/undo.server.ts";
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

const messages: Readonly<Record<string, string>> = {
  unassigned: "Unassigned",
  answered: "Marked as answered",
  reopened: "Reopened",
  noted: "Note added",
  released: "Released from quarantine",
  "copy-joined": "A copy was released from quarantine and merged with this one",
  "spam-confirmed": "Confirmed as spam",
};

const historyOf = (history: readonly HistoryListRow[]): SubmissionHistoryRow[] =>
  history.map((row) => ({
    id: row.id,
    at: momentOf(row.at, "en"),
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

const toEmailViews = (emails: SubmissionDetail["emails"]) =>
  emails.map(({ message, state, sentAt, createdAt, lastAnswer }) => ({
    message,
    to: message.endsWith("-office") ? "To the office" : "To the sender",
    state: emailStates[state],
    hasFailed: state === "failed",
    at: momentOf(sentAt ?? createdAt, "en"),
    answer: state === "sent" ? "" : (lastAnswer ?? ""),
  }));

export async function readDetail(route: RouteRequest, id: string | undefined) {
  const { actor, view, db } = await enterSubmissionView(route);
  const name = nameOf(view.kind, id);
  const submission = await findSubmission(db, actor, name);
  if (submission === undefined) throw new Response(null, { status: 404 });
  const { content, notes, history, emails, answeredAt, ...handling } = submission;
  const open = { state: "open", sort: "oldest" } as const;
  const waiting = await listSubmissions(db, actor, view.kind, open, 2);
  return {
    ...handling,
    view,
    search: searchOf(route, view.kind),
    id: name.id,
    reference: content.record.reference,
    received: momentOf(content.record.receivedAt, "en"),
    answered: answeredAt && momentOf(answeredAt, "en"),
    content: toSubmissionContentView(content),
    notes: notes.map(({ writtenAt, ...note }) => ({ ...note, written: momentOf(writtenAt, "en") })),
    history: historyOf(history),
    emails: toEmailViews(emails),
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
const person = z.union([id, nobody], "Please choose someone");

const schema = z.discriminatedUnion("step", [
  z.object({ step: z.literal("assign"), to: person, seen: person }),
  z.object({ step: z.literal("answer") }),
  z.object({ step: z.literal("reopen") }),
  z.object({ step: z.literal("note"), ...noteForm.shape }),
  z.object({ step: z.literal("release") }),
  z.object({ step: z.literal("spam") }),
  z.object({ step: z.literal("undo"), event: id }),
]);

type CommandForm = z.infer<typeof schema>;

export async function handleSubmissionForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, view } = await enterSubmissionView(route);
  const name = nameOf(view.kind, rawId);
  const { db, queue } = route.context.get(appContext);
  const definition = { form: "step", schema, echoed: ["text"] };
  const adds = ({ step }: CommandForm) => (step === "note" ? { noun: "note" } : undefined);
  return handleFormOnce(route, { ...definition, actor, db, adds }, async (fields, refuse, db) => {
    const result = await run({ db, queue }, actor, name, fields);
    const search = searchOf(route, view.kind);
    const page = `${view.path}/${name.id}${search}`;
    const undo = `${search === "" ? "?" : "&"}undo=${result.ok ? result.eventId : ""}`;
    if (result.ok) return redirectAfterPost(fields.step === "undo" ? page : page + undo);
    if (result.reason === "not-found") throw new Response(null, { status: 404 });
    // Done twice is done.
    if (result.reason === "already-done") return redirectAfterPost(page);
    return refuse(result.reason === "not-allowed" ? 403 : 409, sentences[result.reason]);
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

const sentences: Record<Exclude<SubmissionError, "not-found" | "already-done">, string> = {
  "not-allowed": "Your role can read this but not change it.",
  "changed-since":
    "Someone else changed this in the meantime. Nothing was saved. Please take another look.",
  "wrong-state": "This can’t be done anymore: the record has changed. Refresh and try again.",
  "unknown-person": "This can’t be assigned to this person anymore. Please choose someone else.",
  "too-late": "It's too late to undo this.",
};

function nameOf(kind: SubmissionName["kind"], rawId: string | undefined): SubmissionName {
  const parsed = z.safeParse(id, rawId);
  if (!parsed.success) throw new Response(null, { status: 404 });
  return { kind, id: parsed.data };
}
