import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { appointmentKinds } from "#features/appointment-kinds.server.ts";
import { readCancelable } from "#features/appointments/office/cancel-with-record.server.ts";
import {
  applicationStages,
  isOpenStage,
} from "#features/job-applications/application-stage-types.ts";
import type { JobApplication } from "#features/job-applications/applications.server.ts";
import { applicationServerMessages } from "#features/job-applications/messages.server.ts";
import { applicationMessages } from "#features/job-applications/messages.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import { listAssignees } from "#features/submissions/handling/assign.server.ts";
import { findSubmission } from "#features/submissions/handling/find-submission.server.ts";
import { mayAnswer, mayDecideQuarantine } from "#features/submissions/handling/submission-kinds.ts";
import { submissionServerMessages } from "#features/submissions/messages.server.ts";
import {
  historyOf,
  toEmailViews,
  toNoteViews,
  toSubmissionContentView,
  undoOffer,
} from "#features/submissions/office/detail-page.server.ts";
import {
  answerHandling,
  handleSubmission,
  handlingForms,
  isFinal,
  submissionNameOf,
} from "#features/submissions/office/handling-commands.server.ts";
import type { Database } from "#platform/database/client.ts";
import { companyMoment } from "#platform/document/moment.ts";
import type { HistoryListRow } from "#platform/history/history.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import {
  type Refuse,
  redirectAfterPost,
  refuseAsChanged,
} from "#platform/http/signed-in-form.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import { listAnswers } from "../answer-applicant.server.ts";
import { noteApplication } from "../change-application.server.ts";
import { applicationFilterAddress, moveForm, templateOfStage } from "../hiring-types.ts";
import { listApplications, listOthersOfApplicant } from "../list-applications.server.ts";
import { hiringServerMessages } from "../messages.server.ts";
import { hiringMessages } from "../messages.ts";
import { applicationsPath, filterIn, requireHiringReader } from "./hiring-pages.server.ts";
import { moveWithAppointment } from "./move-with-appointment.server.ts";

/** @throws 404 for what the actor may not see */
export async function findApplicationOf(route: RouteRequest, rawId: string | undefined) {
  const entered = await requireHiringReader(route);
  const name = submissionNameOf("application", rawId);
  const submission = await findSubmission(entered.db, entered.actor, name);
  if (submission?.content.kind !== "application") throw notFound();
  return { ...entered, id: name.id, submission, record: submission.content.record };
}

const doneSteps = ["move", "answered", "hired", "tied"] as const;

/** Opening the page marks what its reader was told about the application as read. */
export async function openApplication(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, id, submission, record } = await findApplicationOf(route, rawId);
  const { language } = actor;
  const { content, notes, history, emails, answeredAt: _, ...handling } = submission;
  const waiting = { tab: "received", sort: "oldest" } as const;
  const [panels, assignees, answers, others, next, person, cancelable] = await Promise.all([
    readRecordPanels(route, actor, { kind: "application", id }),
    listAssignees(db, actor, "application"),
    listAnswers(db, id),
    listOthersOfApplicant(db, actor, { id, email: record.email }),
    listApplications(db, actor, waiting, 2),
    findHired(db, record),
    readCancelable(db, appointmentKinds.interview, actor, id),
  ]);
  await recordOpened(route, actor, "application", id);
  const { stages, rejectionReasons } = applicationMessages(language);
  const { detail } = hiringMessages(language);
  const { searchParams } = new URL(route.request.url);
  const isAccepted = record.screening === "accepted";
  const mayChange = mayAnswer(actor, "application");
  const names = assignees.slice(0, 3).map(({ name }) => `@${name}`);
  return {
    ...handling,
    path: applicationsPath,
    /** The filter of the list that led here. */
    search: applicationFilterAddress(filterIn(route)),
    id,
    reference: record.reference,
    received: companyMoment(record.receivedAt, language),
    content: toSubmissionContentView(content, language),
    stage: record.stage,
    isAccepted,
    standing: detail.since({
      stage: stages[record.stage],
      time: companyMoment(record.stageSince ?? record.receivedAt, language).full,
    }),
    reason: record.rejectionReason === null ? undefined : rejectionReasons[record.rejectionReason],
    hired: person && {
      name: person.name,
      isInvited: person.state === "invited",
      path: may(actor, "staff.change") ? `/office/people/${person.id}` : undefined,
    },
    mayAnswer: mayChange,
    mayMove: mayChange && isAccepted && record.stage !== "hired",
    cancelable,
    mayHire: may(actor, "applications.hire") && isAccepted && isOpenStage(record.stage),
    mayWrite: mayChange && isAccepted,
    template: templateOfStage[record.stage],
    /** Something else is more likely to be written next. */
    hasTemplate: answers.some((sent) => sent.template === templateOfStage[record.stage]),
    panels,
    mayDecide: mayDecideQuarantine(actor, "application"),
    notes: toNoteViews(notes, language),
    noteHelp: detail.noteHelp({ names: names.join(", ") }),
    history: historyOf(history, language, (row) => ownSentence(row, language)),
    emails: toEmailViews(emails, language),
    answers: answers.map(({ sentAt, ...answer }) => ({
      ...answer,
      line: detail.sent({
        person: answer.senderName,
        time: companyMoment(sentAt, language).full,
        address: answer.recipient,
      }),
    })),
    others: others.map(({ receivedAt, ...other }) => ({
      ...other,
      received: companyMoment(receivedAt, language),
    })),
    me: actor.accountId,
    assignees,
    next: next.rows.find((row) => row.id !== id)?.id,
    undo: undoOffer(route, history[0]),
    done: z.safeParse(z.enum(doneSteps), searchParams.get("done")).data,
  };
}

export type ApplicationData = Awaited<ReturnType<typeof openApplication>>;

async function findHired(db: Database, { hiredAccountId }: Pick<JobApplication, "hiredAccountId">) {
  if (hiredAccountId === null) return undefined;
  const [person] = await db
    .select({ id: accounts.id, name: accounts.name, state: accounts.state })
    .from(accounts)
    .where(eq(accounts.id, hiredAccountId));
  return person;
}

const movedSchema = z.object({
  before: z.object({ stage: z.enum(applicationStages) }),
  after: z.object({
    stage: z.enum(applicationStages),
    rejectionReason: z.optional(z.nullable(z.string())),
  }),
});

/** Sentences about events that only applications have. */
function ownSentence({ kind, details, toName }: HistoryListRow, language: Language) {
  const { history } = hiringServerMessages(language);
  if (kind === "hired")
    return history.hired({ person: toName ?? submissionServerMessages(language).history.someone });
  if (kind === "answer-sent") return history.answered;
  const eventTexts: Readonly<Record<string, string>> = applicationServerMessages(language).events;
  if (kind.startsWith("interview-")) return eventTexts[kind];
  const moved = kind === "moved" ? z.safeParse(movedSchema, details).data : undefined;
  if (moved === undefined) return undefined;
  const { stages, rejectionReasons } = applicationMessages(language);
  const [from, to] = [stages[moved.before.stage], stages[moved.after.stage]];
  const reasons: Readonly<Record<string, string>> = rejectionReasons;
  const reason = reasons[moved.after.rejectionReason ?? ""];
  return reason ? history.rejected({ from, to, reason }) : history.moved({ from, to });
}

const commandForm = byLanguage((language) =>
  z.discriminatedUnion("step", [...handlingForms(language), moveForm(language)]),
);

export async function handleApplicationForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, queue, id } = await findApplicationOf(route, rawId);
  const { problems } = submissionServerMessages(actor.language);
  const search = applicationFilterAddress(filterIn(route));
  const page = `${applicationsPath}/${id}`;
  return handleFormOnce(
    route,
    {
      form: "step",
      schema: commandForm(actor.language),
      echoed: ["step", "text", "from", "to", "rejectionReason", "cancelAppointment"],
      actor,
      db,
      adds: ({ step }) =>
        step === "note" ? { noun: "note", question: problems.noteSentBefore } : undefined,
    },
    async (fields, refuse, db) => {
      if (fields.step === "move") {
        const result = await moveWithAppointment({ db, queue }, actor, id, fields);
        // Moved twice is moved.
        if (result.ok || result.reason === "already-done")
          return redirectAfterPost(`${page}${search}${search ? "&" : "?"}done=move`);
        if (result.reason === "not-found") throw notFound();
        if (result.reason === "moved-since") return refuseMove(refuse, db, id);
        const status = result.reason === "not-allowed" ? 403 : 409;
        return refuse(status, hiringServerMessages(actor.language).problems[result.reason]);
      }
      const result =
        fields.step === "note"
          ? await noteApplication({ db }, actor, id, fields.text)
          : await handleSubmission({ db, queue }, actor, { kind: "application", id }, fields);
      return answerHandling(refuse, result, { page, search, isFinal: isFinal(fields) });
    },
  );
}

async function refuseMove(refuse: Refuse, db: Database, id: string) {
  const where = eq(jobApplications.id, id);
  const [row] = await db
    .select({ stage: jobApplications.stage })
    .from(jobApplications)
    .where(where);
  if (row === undefined) throw notFound();
  const stage = applicationMessages(refuse.language).stages[row.stage];
  const why = hiringServerMessages(refuse.language).movedSince({ stage });
  return refuseAsChanged(refuse, why, { from: row.stage });
}
