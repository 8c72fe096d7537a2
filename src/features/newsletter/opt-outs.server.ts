/** Addresses of people who have unsubscribed are deleted; only a keyed hash can recognize them. */
import { eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newsletterOptOuts } from "./tables/newsletter.ts";

/** @returns those of the mailboxes whose owners have left */
export async function findOptOuts(
  db: Database | Transaction,
  mailboxes: readonly string[],
): Promise<ReadonlySet<string>> {
  const distinctMailboxes = [...new Set(mailboxes)];
  if (distinctMailboxes.length === 0) return new Set();
  const hashes = await db.execute(sql`
    select mailbox, newsletter_opt_out_hash(mailbox) as hash
    from jsonb_array_elements_text(${JSON.stringify(distinctMailboxes)}::jsonb) as mailbox`);
  const mailboxOfHash = new Map(
    hashes.rows.map(({ mailbox, hash }) => [String(hash), String(mailbox)]),
  );
  const rows = await db
    .select({ hash: newsletterOptOuts.mailboxHash })
    .from(newsletterOptOuts)
    .where(inArray(newsletterOptOuts.mailboxHash, [...mailboxOfHash.keys()]));
  return new Set(rows.flatMap(({ hash }) => mailboxOfHash.get(hash) ?? []));
}

/** The owner of the address has said again that they want it. */
export async function forgetOptOut(tx: Transaction, mailbox: string): Promise<void> {
  await tx
    .delete(newsletterOptOuts)
    .where(eq(newsletterOptOuts.mailboxHash, sql`newsletter_opt_out_hash(${mailbox})`));
}
