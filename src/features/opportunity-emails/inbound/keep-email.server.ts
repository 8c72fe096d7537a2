/** Adds an email that came in to its conversation, once, however often it is handed over. */
import { createHash, randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import {
  lockOpportunity,
  recordOpportunityEvent,
} from "#features/opportunities/change-opportunity.server.ts";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { attachFiles } from "#platform/files/attach-files.server.ts";
import { kindBytes } from "#platform/files/file-kind.ts";
import { type FileRefusal, maxFileBytes } from "#platform/files/file-types.ts";
import { storeMailedFile } from "#platform/files/store-file.server.ts";
import type { FileStorage } from "#platform/files/stores/file-store.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import type { LeftOutFile, LeftOutReason, ReceivedKind } from "../email-types.ts";
import { notifyAboutReply } from "../notify-about-reply.server.ts";
import { opportunityEmails } from "../tables/opportunity-emails.ts";
import { afterUndelivered } from "../undelivered-email.server.ts";
import type { MailBody, MailFile, MailHead } from "./mail-types.ts";

export interface InboundContext {
  db: Database;
  queue: PgBoss;
  files: FileStorage;
}

export interface ArrivedMail {
  opportunityId: string;
  head: MailHead;
  /** The moment at which its mailbox accepted it. */
  at: Date;
  /** Made by `fingerprintOf`; copies of an email have the same one. */
  fingerprint: string;
  readBody(): Promise<MailBody>;
}

/** `gone`: the opportunity was deleted meanwhile. */
export type KeepResult = "kept" | "copy" | "gone";

/**
 * Only parts that all copies share are hashed, because servers on the way add lines of their own to the head.
 */
export function fingerprintOf(head: MailHead, rest: Uint8Array): string {
  const hash = createHash("sha256");
  for (const part of [head.messageId, head.from.address, head.subject, head.date])
    hash.update(`${part.length}:${part}\n`);
  return hash.update(rest).digest("hex");
}

const eventKinds = {
  person: "email-received",
  automatic: "automatic-email-received",
  bounce: "email-bounced",
} as const satisfies Record<ReceivedKind, string>;

/** @throws where it cannot be kept now: it is handed over again */
export async function keepEmail(
  { db, queue, files: storage }: InboundContext,
  { opportunityId, head, at, fingerprint, readBody }: ArrivedMail,
): Promise<KeepResult> {
  if (await isKept(db, fingerprint)) return "copy";
  const body = await readBody();
  // A mail server returns files that we sent ourselves, so none is stored.
  const isReport = head.kind === "bounce";
  const stored = isReport
    ? { ids: [], leftOut: [] }
    : await storeFiles({ db, files: storage }, body);
  return db.transaction(async (tx): Promise<KeepResult> => {
    const opportunity = await lockOpportunity(tx, opportunityId);
    if (opportunity === undefined) return "gone";
    const id = newId();
    const added = await tx
      .insert(opportunityEmails)
      .values({
        id,
        opportunityId,
        direction: "received",
        at,
        subject: head.subject,
        text: body.text,
        quoted: body.quoted,
        fromName: head.from.name,
        fromAddress: head.from.address,
        kind: head.kind,
        unread: body.unread ?? null,
        leftOut: stored.leftOut,
        messageId: head.messageId,
        fingerprint,
      })
      .onConflictDoNothing({ target: opportunityEmails.fingerprint })
      .returning({ id: opportunityEmails.id });
    if (added.length === 0) return "copy";
    await attachFiles(tx, stored.ids, {
      recordKind: "opportunity-email",
      recordId: id,
      clientId: null,
      facilityId: null,
    });
    await recordOpportunityEvent(tx, null, opportunityId, {
      kind: eventKinds[head.kind],
      change: nothingChanged,
    });
    // A program's answer is no reply, and nothing is ever sent to it: of a report, the office alone is told.
    if (head.kind === "person")
      await notifyAboutReply(tx, queue, opportunity, { id, text: body.text });
    if (head.kind === "bounce") await afterUndelivered(tx, queue, opportunity, id);
    return "kept";
  });
}

const isKept = async (db: Database, fingerprint: string): Promise<boolean> =>
  (await db.$count(opportunityEmails, eq(opportunityEmails.fingerprint, fingerprint))) > 0;

type FilesParts = Pick<InboundContext, "db" | "files">;

/** A crash leaves stored files attached to nothing, and those are deleted within a day. */
async function storeFiles(context: FilesParts, { files, furtherFiles }: MailBody) {
  const ids: string[] = [];
  const leftOut: LeftOutFile[] = [];
  for (const file of files) {
    const result = await storeOne(context, file);
    if (result.ok) ids.push(result.file.id);
    else leftOut.push({ name: file.name, reason: leftOutReason(result.reason) });
  }
  leftOut.push(...furtherFiles.map((name) => ({ name, reason: "too-many" }) as const));
  return { ids, leftOut };
}

async function storeOne(context: FilesParts, { name, content }: MailFile) {
  const { incoming } = context.files;
  if (content.length > maxFileBytes) return { ok: false, reason: "too-large" } as const;
  if (!(await context.files.hasRoom(content.length)))
    throw new Error("There is no room for a file");
  const path = join(incoming, randomUUID());
  try {
    await writeFile(path, content, { flag: "wx", mode: 0o600 });
    return await storeMailedFile(context, {
      path,
      name,
      bytes: content.length,
      sha256: createHash("sha256").update(content).digest("hex"),
      start: Buffer.from(content.subarray(0, kindBytes)),
    });
  } finally {
    await rm(path, { force: true });
  }
}

/** @throws where the same file may be kept a little later */
function leftOutReason(reason: FileRefusal): LeftOutReason {
  switch (reason) {
    case "infected":
    case "damaged":
    case "unknown-kind":
    case "too-large":
      return reason;
    case "empty":
      return "damaged";
    case "heic":
      return "unknown-kind";
    case "too-many-pixels":
      return "too-large";
    default:
      throw new Error(`A file of an email cannot be kept now: ${reason}`);
  }
}
