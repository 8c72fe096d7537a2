import { and, eq, sql } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { attachFiles, mayAttach } from "#platform/files/attach-files.server.ts";
import { maxFilesAtOnce } from "#platform/files/file-types.ts";
import { fileAttachments } from "#platform/files/tables/files.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { MadeMessage, MadeSubject } from "./made-feedback-types.ts";
import type { MessageForm, ThreadForm } from "./message-form.server.ts";
import { notifyAboutMessage } from "./notify-about-message.server.ts";
import { threadMessages, threadReaders, threads } from "./tables/threads.ts";
import { fitsFacility } from "./thread-about.server.ts";
import { isVisibleThread } from "./visible-threads.server.ts";

export type SendResult =
  | { ok: true; threadId: string; messageId: string }
  /** A thread or facility that the actor may not see counts as absent. */
  | { ok: false; reason: "not-found" }
  /** Neither words nor files, a file that is not there for this person, or more than ten. */
  | { ok: false; reason: "empty" | "unknown-file" | "too-many-files" }
  /** Another message has arrived under this attempt: the answer to it was lost, and the text then changed. */
  | { ok: false; reason: "sent-before"; threadId: string }
  /** The record belongs to another facility, or the actor may not see it. */
  | { ok: false; reason: "unknown-record" };

interface NewMessage {
  text: string;
  attempt: string;
  fileIds: readonly string[];
  made?: MadeMessage | undefined;
}

interface ThreadPlace {
  threadId: string;
  clientId: string;
  facilityId: string;
}

/** @param fileIds of files that the actor has sent and attached to nothing yet */
export const startThread = (
  { db }: { db: Database },
  actor: Actor,
  thread: ThreadForm,
  fileIds: readonly string[] = [],
): Promise<SendResult> => db.transaction((tx) => startThreadIn(tx, actor, thread, fileIds));

/** Runs in the transaction of whatever starts the thread. @param made what the product says in it */
export async function startThreadIn(
  tx: Transaction,
  actor: Actor,
  { facilityId, subject, text, attempt, ...about }: ThreadForm,
  fileIds: readonly string[] = [],
  made?: { subject: MadeSubject; message: MadeMessage },
): Promise<SendResult> {
  if (!may(actor, "threads.use")) return { ok: false, reason: "not-found" };
  const message = { text, attempt, fileIds, made: made?.message };
  const sent = await findSent(tx, actor, message, { facilityId, subject });
  if (sent !== undefined) return sent;
  const [facility] = await tx
    .select({ clientId: facilities.clientId })
    .from(facilities)
    .where(
      and(
        eq(facilities.id, facilityId),
        inVisibleFacility(actor, { facilityId: facilities.id, clientId: facilities.clientId }),
      ),
    );
  if (facility === undefined) return { ok: false, reason: "not-found" };
  const at = { facilityId, clientId: facility.clientId };
  if (!(await fitsFacility(tx, actor, at, about))) return { ok: false, reason: "unknown-record" };
  const refused = await refusalOf(tx, actor, message);
  if (refused !== undefined) return refused;
  const place = { threadId: newId(), clientId: facility.clientId, facilityId };
  const { threadId: id, clientId } = place;
  await tx.insert(threads).values({
    ...about,
    id,
    clientId,
    facilityId,
    subject,
    language: actor.language,
    made: made?.subject,
    startedBy: actor.accountId,
  });
  return { ok: true, threadId: id, messageId: await addMessage(tx, actor, place, message) };
}

/** @param fileIds of files that the actor has sent and attached to nothing yet */
export const sendMessage = (
  { db }: { db: Database },
  actor: Actor,
  threadId: string,
  message: MessageForm,
  fileIds: readonly string[] = [],
): Promise<SendResult> =>
  db.transaction((tx) => sendMessageIn(tx, actor, threadId, message, fileIds));

/** Runs in the transaction of whatever the message is about. @param made what the product says in it */
export async function sendMessageIn(
  tx: Transaction,
  actor: Actor,
  threadId: string,
  { text, attempt }: MessageForm,
  fileIds: readonly string[] = [],
  made?: MadeMessage,
): Promise<SendResult> {
  // The lock puts messages in the order of their commits: nobody reads past one that comes later.
  const [thread] = await tx
    .select({ clientId: threads.clientId, facilityId: threads.facilityId })
    .from(threads)
    .where(and(eq(threads.id, threadId), isVisibleThread(actor)))
    .for("update");
  if (thread === undefined) return { ok: false, reason: "not-found" };
  const message = { text, attempt, fileIds, made };
  const sent = await findSent(tx, actor, message, { threadId });
  if (sent !== undefined) return sent;
  const refused = await refusalOf(tx, actor, message);
  if (refused !== undefined) return refused;
  const messageId = await addMessage(tx, actor, { threadId, ...thread }, message);
  return { ok: true, threadId, messageId };
}

interface SentTo {
  threadId: string;
  facilityId: string;
  subject: string;
}

/**
 * Finds what arrived under this attempt before: the same message, whose answer was lost, or another one.
 * Without scripts, a repeated form brings its files again, so only their number is compared.
 */
async function findSent(
  tx: Transaction,
  actor: Actor,
  { text, attempt, fileIds }: NewMessage,
  to: Partial<SentTo>,
): Promise<SendResult | undefined> {
  // If an attempt arrives twice at once, the second waits here until the first has finished.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${attempt}, 0))`);
  const { id, threadId } = threadMessages;
  const [sent] = await tx
    .select({
      messageId: id,
      threadId,
      text: threadMessages.text,
      facilityId: threads.facilityId,
      subject: threads.subject,
    })
    .from(threadMessages)
    .innerJoin(threads, eq(threads.id, threadId))
    .where(and(eq(threadMessages.authorId, actor.accountId), eq(threadMessages.attempt, attempt)));
  if (sent === undefined) return undefined;
  const { recordKind, recordId } = fileAttachments;
  const ofMessage = and(eq(recordKind, "thread-message"), eq(recordId, sent.messageId));
  const isSame =
    sent.text === text &&
    sent.threadId === (to.threadId ?? sent.threadId) &&
    sent.facilityId === (to.facilityId ?? sent.facilityId) &&
    sent.subject === (to.subject ?? sent.subject) &&
    (await tx.$count(fileAttachments, ofMessage)) === new Set(fileIds).size;
  if (!isSame) return { ok: false, reason: "sent-before", threadId: sent.threadId };
  return { ok: true, threadId: sent.threadId, messageId: sent.messageId };
}

/** Called after `findSent`: the files of a message that arrived before belong to it. */
async function refusalOf(tx: Transaction, actor: Actor, { text, fileIds, made }: NewMessage) {
  const refusal = (reason: "empty" | "unknown-file" | "too-many-files") =>
    ({ ok: false, reason }) as const;
  if (text === "" && fileIds.length === 0 && made === undefined) return refusal("empty");
  if (fileIds.length > maxFilesAtOnce) return refusal("too-many-files");
  return (await mayAttach(tx, actor, fileIds)) ? undefined : refusal("unknown-file");
}

async function addMessage(
  tx: Transaction,
  actor: Actor,
  { threadId, clientId, facilityId }: ThreadPlace,
  { text, attempt, fileIds, made }: NewMessage,
): Promise<string> {
  const id = newId();
  const [added] = await tx
    .insert(threadMessages)
    .values({
      id,
      threadId,
      clientId,
      facilityId,
      authorId: actor.accountId,
      text,
      language: actor.language,
      made,
      attempt,
    })
    .returning({ position: threadMessages.position });
  if (added === undefined) throw new Error("no position of the message");
  const { position } = added;
  const record = { recordKind: "thread-message", recordId: id } as const;
  await attachFiles(tx, fileIds, { ...record, clientId, facilityId });
  const latest = { lastPosition: position, awaitsAnswer: isClientRole(actor.role) };
  await tx.update(threads).set(latest).where(eq(threads.id, threadId));
  // Whoever answers has read everything up to then.
  await markReadTo(tx, threadId, actor.accountId, position);
  await sendChangeEvent(tx, { kind: "thread", id: threadId, clientId, facilityId });
  const message = { messageId: id, threadId, clientId, facilityId, authorId: actor.accountId };
  await notifyAboutMessage(tx, message);
  return id;
}

async function markReadTo(
  tx: Transaction,
  threadId: string,
  accountId: string,
  position: number,
): Promise<void> {
  await tx
    .insert(threadReaders)
    .values({ threadId, accountId, readPosition: position })
    .onConflictDoUpdate({
      target: [threadReaders.threadId, threadReaders.accountId],
      set: { readPosition: sql`greatest(${threadReaders.readPosition}, excluded.read_position)` },
    });
}
