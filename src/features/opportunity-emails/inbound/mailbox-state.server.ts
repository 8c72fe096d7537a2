/** Stores how far a mailbox has been read, and which process reads on. */
import { createHash } from "node:crypto";
import { and, eq, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { InboundMail } from "#config";
import type { Database } from "#platform/database/client.ts";
import { type InboundMailboxRow, inboundMailboxes } from "../tables/opportunity-emails.ts";

export type MailboxFault =
  | "login"
  | "certificate"
  | "connection"
  | "mailbox"
  | "storage"
  | "unknown";

const webhookName = "webhook";

/** The password is left out, because it may change; the hash hides whose mailbox it is. */
export const mailboxName = (mail: InboundMail): string =>
  mail.kind === "webhook"
    ? webhookName
    : createHash("sha256")
        .update(JSON.stringify([mail.host, mail.port, mail.user, mail.folder]))
        .digest("hex");

const leaseSeconds = 120;
const lease = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;

const { leasedUntil, nextTryAt, mailbox } = inboundMailboxes;

/** @returns undefined while another process reads, or before the next try of one that is away */
export async function claimMailbox(
  db: Database,
  name: string,
): Promise<InboundMailboxRow | undefined> {
  await db.insert(inboundMailboxes).values({ mailbox: name }).onConflictDoNothing();
  const now = sql`clock_timestamp()`;
  const [row] = await db
    .update(inboundMailboxes)
    .set({ leasedUntil: lease })
    .where(
      and(
        eq(mailbox, name),
        or(isNull(leasedUntil), lt(leasedUntil, now)),
        or(isNull(nextTryAt), lte(nextTryAt, now)),
      ),
    )
    .returning();
  return row;
}

/** The first reading of a mailbox sets the start of its numbers, as does the server when it numbers anew. */
export const saveMailboxStart = async (
  db: Database,
  name: string,
  start: { uidValidity: string; lastUid: number },
): Promise<{ lastUid: number; numberedAt: Date | null }> => {
  const [row] = await db
    .update(inboundMailboxes)
    .set({ ...start, numberedAt: sql`clock_timestamp()` })
    .where(eq(mailbox, name))
    .returning({ numberedAt: inboundMailboxes.numberedAt });
  return { lastUid: start.lastUid, numberedAt: row?.numberedAt ?? null };
};

/** @param outcome of the email; undefined where it was counted before */
export async function saveProgress(
  db: Database,
  name: string,
  uid: number,
  outcome: "joined" | "unmatched" | undefined,
): Promise<void> {
  const { joined, unmatched, lastUid } = inboundMailboxes;
  await db
    .update(inboundMailboxes)
    .set({
      lastUid: sql`greatest(${lastUid}, ${uid})`,
      leasedUntil: lease,
      failures: 0,
      ...(outcome === "joined" && { joined: sql`${joined} + 1` }),
      ...(outcome === "unmatched" && { unmatched: sql`${unmatched} + 1` }),
    })
    .where(eq(mailbox, name));
}

/** One that a mail server has handed over. */
export async function countReceivedEmail(
  db: Database,
  outcome: "joined" | "unmatched" | undefined,
): Promise<void> {
  const { joined, unmatched } = inboundMailboxes;
  const [isJoined, isUnmatched] = [outcome === "joined", outcome === "unmatched"];
  await db
    .insert(inboundMailboxes)
    .values({
      mailbox: webhookName,
      readAt: sql`now()`,
      joined: isJoined ? 1 : 0,
      unmatched: isUnmatched ? 1 : 0,
    })
    .onConflictDoUpdate({
      target: mailbox,
      set: {
        readAt: sql`now()`,
        ...(isJoined && { joined: sql`${joined} + 1` }),
        ...(isUnmatched && { unmatched: sql`${unmatched} + 1` }),
      },
    });
}

export async function releaseMailbox(db: Database, name: string): Promise<void> {
  await db
    .update(inboundMailboxes)
    .set({
      readAt: sql`clock_timestamp()`,
      leasedUntil: null,
      failures: 0,
      failingSince: null,
      fault: null,
      nextTryAt: null,
    })
    .where(eq(mailbox, name));
}

const maxMinutes = 30;

/** Tried again after one minute, two, four, and at last every half hour. */
export async function releaseFailedMailbox(
  db: Database,
  name: string,
  fault: MailboxFault,
): Promise<void> {
  const { failures, failingSince } = inboundMailboxes;
  const minutes = sql`least(${maxMinutes}, power(2, least(${failures}, 10)))`;
  await db
    .update(inboundMailboxes)
    .set({
      leasedUntil: null,
      failures: sql`${failures} + 1`,
      failingSince: sql`coalesce(${failingSince}, clock_timestamp())`,
      fault,
      // Rounds begin on the full minute, and a second late is a minute late.
      nextTryAt: sql`clock_timestamp() + make_interval(secs => (${minutes} * 60 - 30)::double precision)`,
    })
    .where(eq(mailbox, name));
}

export async function findMailbox(
  db: Database,
  name: string,
): Promise<InboundMailboxRow | undefined> {
  const [row] = await db.select().from(inboundMailboxes).where(eq(mailbox, name));
  return row;
}
