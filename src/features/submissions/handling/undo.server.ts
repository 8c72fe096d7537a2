import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import { lastEvent, recordHistory } from "#platform/history/history.server.ts";
import type { HistoryEventRow } from "#platform/history/tables/history-events.ts";
import { maxUndoSeconds } from "#platform/history/undo-limits.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { isUniqueViolation } from "#platform/identity/unique-violation.ts";
import { submissionNotes } from "../tables/submission-notes.ts";
import {
  changeSubmissionRecord,
  type Handling,
  type SubmissionName,
  type SubmissionResult,
} from "./change-submission-record.server.ts";
import { withdrawEmails } from "./quarantine.server.ts";
import { mayAnswer } from "./submission-kinds.ts";
import { submissionTables } from "./submission-tables.server.ts";

/** The record's values before, from its history. */
const moment = z.nullable(
  z.pipe(
    z.string(),
    z.transform((text): Date => new Date(text)),
  ),
);
const detailsSchema = z.object({
  noteId: z.optional(z.uuid()),
  joined: z.optional(z.object({ id: z.uuid(), reference: z.string() })),
  /** Absent where nothing of the record has changed, as by a note. */
  before: z.optional(
    z.object({
      assignedTo: z.optional(z.nullable(z.uuid())),
      answeredAt: z.optional(moment),
      answeredBy: z.optional(z.nullable(z.uuid())),
      spamConfirmedAt: z.optional(moment),
      joinedTo: z.optional(z.nullable(z.uuid())),
      screening: z.optional(z.enum(["accepted", "quarantined"])),
    }),
  ),
});

const undoable = [
  "assigned",
  "unassigned",
  "answered",
  "reopened",
  "noted",
  "released",
  "spam-confirmed",
];

/**
 * Takes back the last command on a submission, by whoever gave it, within two minutes, unless
 * anything else was done to it since, or an email about it has left.
 */
export async function undoSubmissionCommand(
  context: { db: Database },
  actor: Actor,
  name: SubmissionName,
  eventId: string,
): Promise<SubmissionResult> {
  const isAllowed = mayAnswer(actor, name.kind);
  try {
    return await changeSubmissionRecord(context, actor, name, isAllowed, async (tx) => {
      const last = await lastEvent(tx, name.kind, name.id);
      if (last?.id !== eventId || last.actorId !== actor.accountId || !undoable.includes(last.kind))
        return "changed-since";
      if (last.ageSeconds > maxUndoSeconds) return "too-late";
      const set = await revertChange(tx, actor, name, last);
      return { kind: "undone", set, details: { event: eventId, kind: last.kind } };
    });
  } catch (error) {
    if (error instanceof EmailsHaveLeft) return { ok: false, reason: "too-late" };
    // Back into quarantine, where a copy of it arrived meanwhile.
    if (isUniqueViolation(error, submissionTables[name.kind].attemptIndex))
      return { ok: false, reason: "changed-since" };
    throw error;
  }
}

/** Rolls back: what was deleted has to stay. */
class EmailsHaveLeft extends Error {}

/** @returns the columns as they were */
async function revertChange(
  tx: Transaction,
  actor: Actor,
  name: SubmissionName,
  event: HistoryEventRow,
): Promise<Handling> {
  const { before, noteId, joined } = z.parse(detailsSchema, event.details);
  if (noteId !== undefined) await tx.delete(submissionNotes).where(eq(submissionNotes.id, noteId));
  if (joined !== undefined) {
    await recordHistory(tx, {
      recordKind: name.kind,
      recordId: joined.id,
      kind: "undone",
      actorId: actor.accountId,
      change: nothingChanged,
      details: { kind: "copy-joined" },
    });
    await sendChangeEvent(tx, { kind: name.kind, id: joined.id });
  } else if (event.kind === "released" && !(await withdrawEmails(tx, name))) {
    throw new EmailsHaveLeft("An email about the released submission has left");
  }
  return { ...before };
}
