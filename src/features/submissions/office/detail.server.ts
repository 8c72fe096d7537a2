import * as z from "zod/mini";
import { momentOf } from "#platform/document/moment.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { markAnswered, reopenSubmission } from "../handling/answer.server.ts";
import { listAssignees } from "../handling/assign.server.ts";
import type {
  SubmissionName,
  SubmissionResult,
} from "../handling/change-submission-record.server.ts";
import { findSubmission } from "../handling/find-submission.server.ts";
import { listSubmissions } from "../handling/list-submissions.server.ts";
import { type AnsweredKind, mayAnswer, mayDecideQuarantine } from "../handling/submission-kinds.ts";
import { submissionServerMessages } from "../messages.server.ts";
import { toSubmissionContentView } from "./facts.server.ts";
import { filterAddress } from "./filter-address.ts";
import {
  answerHandling,
  handleSubmission,
  handlingForms,
  isFinal,
  submissionNameOf,
} from "./handling-commands.server.ts";
import { readFilter } from "./read-filter.ts";
import { enterSubmissionView } from "./read-list.server.ts";
import { historyOf, toEmailViews, toNoteViews, undoOffer } from "./submission-history.server.ts";

export async function readDetail(route: RouteRequest, id: string | undefined) {
  const { actor, view, db } = await enterSubmissionView(route);
  const name = submissionNameOf(view.kind, id);
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
  const { actor, view } = await enterSubmissionView(route);
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
