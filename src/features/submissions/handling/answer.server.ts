import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { requiredText } from "#platform/forms/fields.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { submissionServerMessages } from "../messages.server.ts";
import { submissionNotes } from "../tables/submission-notes.ts";
import {
  changeSubmissionRecord,
  type SubmissionName,
  type SubmissionResult,
} from "./change-submission-record.server.ts";
import { type AnsweredKind, mayAnswer } from "./submission-kinds.ts";

export const markAnswered = (
  context: { db: Database },
  actor: Actor,
  name: SubmissionName<AnsweredKind>,
): Promise<SubmissionResult> =>
  changeSubmissionRecord(context, actor, name, mayAnswer(actor, name.kind), async (_, record) => {
    if (record.screening === "quarantined") return "wrong-state";
    if (record.answeredAt !== null) return "already-done";
    const set = { answeredAt: sql`now()`, answeredBy: actor.accountId };
    return { kind: "answered", set };
  });

export const reopenSubmission = (
  context: { db: Database },
  actor: Actor,
  name: SubmissionName<AnsweredKind>,
): Promise<SubmissionResult> =>
  changeSubmissionRecord(context, actor, name, mayAnswer(actor, name.kind), async (_, record) => {
    if (record.answeredAt === null) return "already-done";
    return { kind: "reopened", set: { answeredAt: null, answeredBy: null } };
  });

export const noteFields = byLanguage((language) => {
  const { note } = submissionServerMessages(language).problems;
  return { text: requiredText(language, { min: 1, max: 5_000, message: note }) };
});

export const addNote = (
  context: { db: Database },
  actor: Actor,
  name: SubmissionName,
  { text }: { text: string },
): Promise<SubmissionResult> =>
  changeSubmissionRecord(context, actor, name, mayAnswer(actor, name.kind), async (tx) => {
    const noteId = newId();
    await tx.insert(submissionNotes).values({
      id: noteId,
      recordKind: name.kind,
      recordId: name.id,
      authorId: actor.accountId,
      text,
    });
    return { kind: "noted", details: { noteId } };
  });
