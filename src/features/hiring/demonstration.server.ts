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
import { answerTexts } from "./answer-texts.server.ts";
import type { AnswerTemplate } from "./hiring-types.ts";
import { applicationAnswers } from "./tables/application-answers.ts";

interface DemoHiring {
  name: string;
  stages: readonly (readonly [stage: ApplicationStage, daysAgo: number])[];
  rejectionReason?: RejectionReason;
  answers?: readonly (readonly [template: AnswerTemplate, daysAgo: number])[];
  note?: readonly [text: string, daysAgo: number];
  /** Who it became. */
  hired?: string;
}

export const demonstration: Demonstration = {
  async add(parts) {
    await parts.db.transaction(async (tx) => {
      for (const story of demoSubmissions.hiring) await tellStory(tx, parts, story);
    });
  },
};

async function tellStory(
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
  await addStages(tx, row, { stages, rejectionReason, recruiter, hired, places, now });
  for (const [template, daysAgo] of answers) {
    const { language, email: recipient } = row;
    const sentAt = daysBefore(now, daysAgo);
    await tx.insert(applicationAnswers).values({
      id: newId(),
      applicationId: row.id,
      template,
      language,
      recipient,
      ...answerTexts(template, row, language),
      sentAt,
      sentBy: recruiter,
    });
    await recordHistory(tx, {
      recordKind: "application",
      recordId: row.id,
      kind: "answer-sent",
      actorId: recruiter,
      change: nothingChanged,
      at: sentAt,
    });
  }
  if (note !== undefined)
    await tx.insert(submissionNotes).values({
      id: newId(),
      recordKind: "application",
      recordId: row.id,
      authorId: recruiter,
      text: note[0],
      writtenAt: daysBefore(now, note[1]),
    });
}

async function addStages(
  tx: Transaction,
  { id }: JobApplicationRow,
  {
    stages,
    rejectionReason = null,
    recruiter,
    hired,
    places,
    now,
  }: Pick<DemoHiring, "stages"> &
    Pick<DemoParts, "places" | "now"> & {
      rejectionReason: RejectionReason | null | undefined;
      recruiter: string;
      hired: string | undefined;
    },
): Promise<void> {
  for (const [index, [stage, daysAgo]] of stages.entries()) {
    const before = stages[index - 1]?.[0] ?? "received";
    await recordHistory(tx, {
      recordKind: "application",
      recordId: id,
      kind: stage === "hired" ? "hired" : "moved",
      actorId: recruiter,
      change: changedFields(
        { stage: before, rejectionReason: null },
        { stage, rejectionReason: stage === "rejected" ? rejectionReason : null },
      ),
      ...(stage === "hired" && hired && { details: { to: places.accountOf(hired) } }),
      at: daysBefore(now, daysAgo),
    });
  }
}
