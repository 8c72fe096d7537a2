import { and, asc, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  type ContactMessage,
  findContactMessage,
} from "#features/contact-messages/contact-messages.server.ts";
import {
  findApplication,
  type JobApplication,
} from "#features/job-applications/applications.server.ts";
import { findLead, type Lead } from "#features/leads/leads.server.ts";
import type { Database } from "#platform/database/client.ts";
import { type EmailRow, emails } from "#platform/email/tables/emails.ts";
import { type HistoryListRow, listHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { WrittenLanguage } from "#platform/language/written-words.ts";
import { submissionServerMessages } from "../messages.server.ts";
import { submissionNotes } from "../tables/submission-notes.ts";
import type { SubmissionName } from "./change-submission-record.server.ts";
import { isVisible, type SubmissionListRow, stateOf } from "./list-submissions.server.ts";
import { submissionTables } from "./submission-tables.server.ts";

export type SubmissionContent =
  | { kind: "lead"; record: Lead }
  | { kind: "contact-message"; record: ContactMessage }
  | { kind: "application"; record: JobApplication };

export interface Note {
  id: string;
  text: string;
  language: WrittenLanguage;
  writtenAt: Date;
  authorName: string;
}

export interface SubmissionDetail {
  content: SubmissionContent;
  state: SubmissionListRow["state"];
  assignedTo: string | null;
  assigneeName: string | null;
  answeredAt: Date | null;
  answererName: string | null;
  /** The accepted copy that replaces it; without an id where that was deleted since. */
  joinedTo: { id: string | null; reference: string } | null;
  notes: Note[];
  history: HistoryListRow[];
  emails: Pick<
    EmailRow,
    "message" | "state" | "sentAt" | "lastAnswer" | "recipient" | "createdAt"
  >[];
}

/** Undefined for what does not exist or the actor may not see. */
export async function findSubmission(
  db: Database,
  actor: Actor,
  name: SubmissionName,
): Promise<SubmissionDetail | undefined> {
  const handling = await findHandling(db, actor, name);
  if (handling === undefined) return undefined;
  const content = await findContent(db, name);
  if (content === undefined) return undefined;
  const { joinedId, joinedReference, spamConfirmedAt, screening, ...shown } = handling;
  const joinedTo =
    joinedId === null
      ? null
      : {
          id: joinedReference === null ? null : joinedId,
          reference: joinedReference ?? submissionServerMessages(actor.language).deletedCopy,
        };
  return {
    ...shown,
    content,
    joinedTo,
    state: stateOf({ ...shown, screening, spamConfirmedAt, joinedTo: joinedId }),
    notes: await listNotes(db, name),
    history: await listHistory(db, name.kind, name.id),
    emails: await listEmails(db, name),
  };
}

async function findHandling(db: Database, actor: Actor, { kind, id }: SubmissionName) {
  const { table } = submissionTables[kind];
  const assignees = alias(accounts, "assignees");
  const answerers = alias(accounts, "answerers");
  const [handling] = await db
    .select({
      screening: table.screening,
      assignedTo: table.assignedTo,
      assigneeName: assignees.name,
      answeredAt: table.answeredAt,
      answererName: answerers.name,
      spamConfirmedAt: table.spamConfirmedAt,
      joinedId: table.joinedTo,
      joinedReference: sql<string | null>`(select copy.reference from ${table} as copy
        where copy.id = ${table.joinedTo})`,
    })
    .from(table)
    .leftJoin(assignees, eq(assignees.id, table.assignedTo))
    .leftJoin(answerers, eq(answerers.id, table.answeredBy))
    .where(and(eq(table.id, id), isVisible(actor, kind)));
  return handling;
}

async function findContent(
  db: Database,
  { kind, id }: SubmissionName,
): Promise<SubmissionContent | undefined> {
  switch (kind) {
    case "lead": {
      const record = await findLead(db, id);
      return record && { kind, record };
    }
    case "contact-message": {
      const record = await findContactMessage(db, id);
      return record && { kind, record };
    }
    case "application": {
      const record = await findApplication(db, id);
      return record && { kind, record };
    }
  }
}

const listNotes = (db: Database, { kind, id }: SubmissionName): Promise<Note[]> =>
  db
    .select({
      id: submissionNotes.id,
      text: submissionNotes.text,
      language: submissionNotes.language,
      writtenAt: submissionNotes.writtenAt,
      authorName: accounts.name,
    })
    .from(submissionNotes)
    .innerJoin(accounts, eq(accounts.id, submissionNotes.authorId))
    .where(and(eq(submissionNotes.recordKind, kind), eq(submissionNotes.recordId, id)))
    .orderBy(desc(submissionNotes.writtenAt), desc(submissionNotes.id));

const listEmails = (db: Database, { kind, id }: SubmissionName) =>
  db
    .select({
      message: emails.message,
      state: emails.state,
      sentAt: emails.sentAt,
      lastAnswer: emails.lastAnswer,
      recipient: emails.recipient,
      createdAt: emails.createdAt,
    })
    .from(emails)
    .where(and(eq(emails.aboutKind, kind), eq(emails.aboutId, id)))
    .orderBy(asc(emails.message));
