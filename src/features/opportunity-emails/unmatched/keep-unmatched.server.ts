/**
 * Keeps what came in and belongs to no conversation, so that somebody can join it by hand. Anybody can send
 * anything, and a mailbox may hold a company's private mail: only what was certainly meant for the product is
 * kept unless somebody has set otherwise, as words alone, and never more than people can read.
 */

import { and, eq, lt, or, sql } from "drizzle-orm";
import type { UnmatchedMail } from "#config";
import { company } from "#content/company.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { cutText } from "#platform/format/cut-text.ts";
import { dayMs } from "#platform/format/durations.ts";
import type { UnmatchedReason } from "../email-types.ts";
import { ownEmailIdIn } from "../inbound/find-conversation.server.ts";
import type { MailBody, MailHead } from "../inbound/mail-types.ts";
import { opportunityEmails } from "../tables/opportunity-emails.ts";
import { unmatchedEmails } from "../tables/unmatched-emails.ts";
import { isSecretAddress } from "../write-email.server.ts";

export interface UnmatchedRules {
  /** The setting says which of these emails are kept. */
  keeps: UnmatchedMail;
  /** The address of replies, which each get a secret; undefined if replies go to the sender of our emails. */
  inboundAddress: string | undefined;
}

/** A day, a sender a day, and those that nobody has decided on: what comes beyond is left where it is. */
export const unmatchedLimits = { aDay: 100, ofSenderADay: 20, waiting: 500 } as const;

const maxCharacters = 20_000;

export interface UnmatchedMailItem {
  head: MailHead;
  at: Date;
  /** Made by `fingerprintOf`; copies of an email have the same one. */
  fingerprint: string;
  readBody(): Promise<MailBody>;
}

/** `left`: by the rules, or beyond a limit. */
export type UnmatchedResult = "kept" | "copy" | "left";

/** Undefined for what the rules leave alone: it is not even read. */
export function whyKept(
  { addresses, references }: Pick<MailHead, "addresses" | "references">,
  { keeps, inboundAddress }: UnmatchedRules,
): UnmatchedReason | undefined {
  if (keeps === "none") return undefined;
  if (
    inboundAddress !== undefined &&
    addresses.some((address) => isSecretAddress(address, inboundAddress))
  )
    return "unknown-address";
  if (references.some((reference) => ownEmailIdIn(reference) !== undefined)) return "deleted";
  return keeps === "all" ? "names-none" : undefined;
}

/** @throws where it cannot be kept now: it is handed over again */
export async function keepUnmatched(
  db: Database,
  reason: UnmatchedReason,
  { head, at, fingerprint, readBody }: UnmatchedMailItem,
): Promise<UnmatchedResult> {
  if (await isKept(db, fingerprint)) return "copy";
  if (!(await mayKeepMore(db, head.from.address))) return "left";
  const body = await readBody();
  const files = [...body.files.map(({ name }) => name), ...body.furtherFiles];
  return db.transaction(async (tx): Promise<UnmatchedResult> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('unmatched-emails'))`);
    if (await isKept(tx, fingerprint)) return "copy";
    if (!(await mayKeepMore(tx, head.from.address))) return "left";
    const id = newId();
    await tx.insert(unmatchedEmails).values({
      id,
      arrivedAt: at,
      fromName: head.from.name,
      fromAddress: head.from.address,
      subject: head.subject,
      text: shortened(body.text),
      quoted: shortened(body.quoted),
      kind: head.kind,
      unread: body.unread ?? null,
      leftOut: files.map((name) => ({ name, reason: "unmatched" as const })),
      messageId: head.messageId,
      fingerprint,
      reason,
    });
    await sendChangeEvent(tx, { kind: "unmatched-email", id });
    return "kept";
  });
}

const shortened = (text: string): string =>
  text.length <= maxCharacters ? text : `${cutText(text, maxCharacters)}…`;

async function isKept(db: Database | Transaction, fingerprint: string): Promise<boolean> {
  if ((await db.$count(unmatchedEmails, eq(unmatchedEmails.fingerprint, fingerprint))) > 0)
    return true;
  return (await db.$count(opportunityEmails, eq(opportunityEmails.fingerprint, fingerprint))) > 0;
}

const isOfToday = sql`${unmatchedEmails.keptAt} > clock_timestamp() - interval '1 day'`;
const isWaiting = eq(unmatchedEmails.state, "waiting");

/** @param sender whose own daily limit counts as well; the limits of all count in any case */
export async function mayKeepMore(db: Database | Transaction, sender?: string): Promise<boolean> {
  const [row] = await db
    .select({
      today: sql<number>`(count(*) filter (where ${isOfToday}))::int`,
      ofSender: sql<number>`(count(*) filter (where ${and(isOfToday, eq(unmatchedEmails.fromAddress, sender ?? ""))}))::int`,
      waiting: sql<number>`(count(*) filter (where ${isWaiting}))::int`,
    })
    .from(unmatchedEmails)
    .where(or(isWaiting, isOfToday));
  const { today = 0, ofSender = 0, waiting = 0 } = row ?? {};
  const { aDay, ofSenderADay, waiting: maxWaiting } = unmatchedLimits;
  if (today >= aDay || waiting >= maxWaiting) return false;
  return sender === undefined || ofSender < ofSenderADay;
}

export const countWaiting = (db: Database): Promise<number> =>
  db.$count(unmatchedEmails, isWaiting);

/**
 * Nobody has vouched for these emails, so they are kept no longer than submissions in quarantine. A joined
 * one stays in its conversation, but can no longer be taken out of it.
 */
export async function deleteOldUnmatched(db: Database, now: Date): Promise<{ unmatched: number }> {
  const before = new Date(now.getTime() - company.retention.quarantined * dayMs);
  const gone = await db
    .delete(unmatchedEmails)
    .where(lt(unmatchedEmails.arrivedAt, before))
    .returning({ id: unmatchedEmails.id });
  return { unmatched: gone.length };
}
