/** Applications of the demonstration, each as far as its story goes. */
import { eq } from "drizzle-orm";
import { demoSubmissions } from "#content/demo-submissions.ts";
import { daysBefore } from "#demo/demo-submission.ts";
import type {
  ApplicationStage,
  RejectionReason,
} from "#features/job-applications/application-stage-types.ts";
import {
  type JobApplicationRow,
  jobApplications,
} from "#features/job-applications/tables/job-applications.ts";
import { submissionNotes } from "#features/submissions/tables/submission-notes.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration, DemoParts } from "#platform/demonstration.server.ts";
import { changedFields, nothingChanged } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { answerTexts } from "./answer-applicant.server.ts";
import type { AnswerTemplate } from "./hiring-types.ts";
import { applicationAnswers } from "./tables/application-answers.ts";

interface DemoHiring {
  name: string;
  stages: readonly (readonly [stage: ApplicationStage, daysAgo: number])[];
  rejectionReason?: RejectionReason;
  answers?: readonly (readonly [template: AnswerTemplate, daysAgo: number])[];
  note?: readonly [text: string, daysAgo: number];
  /** The account that the applicant was given, by the demonstration's name for it. */
  hired?: string;
}

export const demonstration: Demonstration = {
  async add(parts) {
    await parts.db.transaction(async (tx) => {
      for (const story of demoSubmissions.hiring) await addHistoryOfStory(tx, parts, story);
    });
  },
};

async function addHistoryOfStory(
  tx: Transaction,
  { places, now }: DemoParts,
  { name, stages, rejectionReason, answers = [], note, hired }: DemoHiring,
): Promise<void> {
  const [row] = await tx.select().from(jobApplications).where(eq(jobApplications.fullName, name));
  const [last] = stages.slice(-1);
  if (row === undefined || last === undefined)
    throw new Error(`The demonstration has no application of ${name}`);
  const recruiter = places.accountOf("staff.recruiter");
  const [[, firstDaysAgo] = last] = stages;
  await tx
    .update(jobApplications)
    .set({
      stage: last[0],
      stageSince: daysBefore(now, last[1]),
      rejectionReason: rejectionReason ?? null,
      hiredAccountId: hired === undefined ? null : places.accountOf(hired),
      assignedTo: recruiter,
      answeredAt: daysBefore(now, firstDaysAgo),
      answeredBy: recruiter,
    })
    .where(eq(jobApplications.id, row.id));
  const steps = [
    ...stages.map(([stage, daysAgo], index) => ({
      daysAgo,
      tell: () =>
        addMoveToHistory(tx, row.id, {
          from: stages[index - 1]?.[0] ?? "received",
          to: stage,
          rejectionReason: stage === "rejected" ? (rejectionReason ?? null) : null,
          actorId: recruiter,
          at: daysBefore(now, daysAgo),
          person: stage === "hired" && hired !== undefined ? places.accountOf(hired) : undefined,
        }),
    })),
    ...answers.map(([template, daysAgo]) => ({
      daysAgo,
      tell: () => addAnswerToHistory(tx, row, template, recruiter, daysBefore(now, daysAgo)),
    })),
  ];
  // The history is read in the order in which it was written.
  for (const { tell } of steps.toSorted((step, other) => other.daysAgo - step.daysAgo))
    await tell();
  if (note !== undefined)
    await tx.insert(submissionNotes).values({
      id: newId(),
      recordKind: "application",
      recordId: row.id,
      authorId: recruiter,
      text: note[0],
      language: "en",
      writtenAt: daysBefore(now, note[1]),
    });
}

interface DemoMove {
  from: ApplicationStage;
  to: ApplicationStage;
  rejectionReason: RejectionReason | null;
  actorId: string;
  at: Date;
  /** Whom the application became. */
  person: string | undefined;
}

async function addMoveToHistory(
  tx: Transaction,
  recordId: string,
  { from, to, rejectionReason, actorId, at, person }: DemoMove,
): Promise<void> {
  await recordHistory(tx, {
    recordKind: "application",
    recordId,
    kind: to === "hired" ? "hired" : "moved",
    actorId,
    change: changedFields({ stage: from, rejectionReason: null }, { stage: to, rejectionReason }),
    ...(person && { details: { to: person } }),
    at,
  });
}

async function addAnswerToHistory(
  tx: Transaction,
  row: JobApplicationRow,
  template: AnswerTemplate,
  sentBy: string,
  sentAt: Date,
): Promise<void> {
  const { id: applicationId, language, email: recipient } = row;
  await tx.insert(applicationAnswers).values({
    id: newId(),
    applicationId,
    template,
    language,
    recipient,
    ...answerTexts(template, row, language),
    sentAt,
    sentBy,
  });
  await recordHistory(tx, {
    recordKind: "application",
    recordId: applicationId,
    kind: "answer-sent",
    actorId: sentBy,
    change: nothingChanged,
    at: sentAt,
  });
}
