import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Transaction } from "#database/client.ts";
import { insertRows } from "#database/insert-rows.ts";
import { emails } from "#database/tables/emails.ts";
import type { NewEmail } from "./email-messages.ts";
import { mailboxOf } from "./mailbox.ts";

/** What a job of the queue says: which row of `emails` is to leave. */
export interface EmailJob {
  emailId: string;
}

export const emailQueue = "emails";

/**
 * Queues mails inside the transaction that causes them: both happen or neither. One statement for the
 * rows and one for the jobs, however many mails there are.
 * @param afterSeconds how long they wait, so that whoever causes them can take it back
 */
export async function queueEmails(
  tx: Transaction,
  queue: PgBoss,
  due: readonly NewEmail[],
  afterSeconds = 0,
): Promise<void> {
  if (due.length === 0) return;
  const rows = due.map(({ message, to, about, data, key }) => {
    const recipient = typeof to === "string" ? to : null;
    return {
      id: randomUUIDv7(),
      message,
      recipient,
      recipientMailbox: recipient === null ? null : mailboxOf(recipient),
      aboutKind: about?.kind,
      aboutId: about?.id,
      data: { ...data },
      key,
    };
  });
  const { rows: queued } = await tx.execute(
    sql`${insertRows(emails, rows)} on conflict (key) do nothing returning id`,
  );
  if (queued.length === 0) return;
  await queue.insert(
    emailQueue,
    queued.map(({ id }) => ({
      data: { emailId: String(id) } satisfies EmailJob,
      ...(afterSeconds > 0 && { startAfter: afterSeconds }),
    })),
    { db: fromDrizzle(tx, sql) },
  );
}
