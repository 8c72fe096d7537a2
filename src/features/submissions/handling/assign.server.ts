import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { requiredText } from "#platform/forms/fields.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { staffRoles } from "#platform/identity/roles.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { submissionServerMessages } from "../messages.server.ts";
import { submissionNotes } from "../tables/submission-notes.ts";
import {
  changeSubmissionRecord,
  type SubmissionName,
  type SubmissionResult,
} from "./change-submission-record.server.ts";
import { type AnsweredKind, mayAnswer, mayRead, type SubmissionKind } from "./submission-kinds.ts";

export interface Assignment {
  /** An account; null for nobody. */
  to: string | null;
  /** The assignee that was shown: two people who take one at once must not both have it. */
  seen: string | null;
}

export const assignSubmission = (
  context: { db: Database },
  actor: Actor,
  name: SubmissionName,
  { to, seen }: Assignment,
): Promise<SubmissionResult> =>
  changeSubmissionRecord(context, actor, name, mayAnswer(actor, name.kind), async (tx, record) => {
    if (record.assignedTo === to) return "already-done";
    if (record.assignedTo !== seen) return "changed-since";
    if (to !== null && !(await isAssignable(tx, name.kind, to))) return "unknown-person";
    const set = { assignedTo: to };
    return to === null ? { kind: "unassigned", set } : { kind: "assigned", set, details: { to } };
  });

export interface Assignee {
  id: string;
  name: string;
}

/** Empty for actors who may not read it. */
export async function listAssignees(
  db: Database,
  actor: Actor,
  kind: SubmissionKind,
): Promise<Assignee[]> {
  if (!mayRead(actor, kind)) return [];
  return db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(and(eq(accounts.state, "active"), inArray(accounts.role, answeringRoles(kind))))
    .orderBy(asc(byName(accounts.name)), asc(accounts.id));
}

export async function isAssignable(
  tx: Transaction,
  kind: SubmissionKind,
  id: string,
): Promise<boolean> {
  const person = and(
    eq(accounts.id, id),
    eq(accounts.state, "active"),
    inArray(accounts.role, answeringRoles(kind)),
  );
  return (await tx.$count(accounts, person)) > 0;
}

/** The active assignee; everybody who may answer where it is nobody's, or that of somebody who has left. */
export async function findSubmissionRecipients(
  tx: Transaction,
  kind: SubmissionKind,
  assignedTo: string | null,
): Promise<string[]> {
  if (assignedTo !== null && (await isAssignable(tx, kind, assignedTo))) return [assignedTo];
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.state, "active"), inArray(accounts.role, answeringRoles(kind))));
  return rows.map(({ id }) => id);
}

const answeringRoles = (kind: SubmissionKind) =>
  staffRoles.filter((role) => mayAnswer({ role, needsSecondFactor: false }, kind));

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
      language: actor.language,
    });
    return { kind: "noted", details: { noteId } };
  });
