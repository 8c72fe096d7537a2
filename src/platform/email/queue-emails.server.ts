import { sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { newId } from "#platform/database/new-id.ts";
import type { NewEmail } from "./email-messages.ts";
import { mailboxOf } from "./mailbox.ts";
import { emails } from "./tables/emails.ts";

/** The job sends this row of `emails`. */
export interface EmailJob {
  emailId: string;
}

export const emailQueue = "emails";

/** All other emails have 0, and leave first. */
export const bulkPriority = -1;

interface Delay {
  /** The delay lets whoever causes the emails take them back. */
  afterSeconds?: number;
  /** Id of the history event with which they are withdrawn. */
  eventId?: string;
  /** Each is one of thousands: every other email leaves before it. */
  isBulk?: boolean;
}

/**
 * Queues mails inside the transaction that causes them: both happen or neither. One statement for the
 * rows and one for the jobs, however many mails there are.
 */
export async function queueEmails(
  tx: Transaction,
  queue: PgBoss,
  due: readonly NewEmail[],
  { eventId, ...delay }: Delay = {},
): Promise<void> {
  if (due.length === 0) return;
  const rows = due.map(({ message, to, about, data, key }) => {
    const recipient = typeof to === "string" ? to : null;
    return {
      id: newId(),
      message,
      recipient,
      recipientMailbox: recipient === null ? null : mailboxOf(recipient),
      aboutKind: about?.kind,
      aboutId: about?.id,
      data: { ...data, ...(eventId !== undefined && { eventId }) },
      key,
      ...(delay.isBulk && { isBulk: true }),
    };
  });
  const { rows: queued } = await tx.execute(
    sql`${insertRows(emails, rows)} on conflict (key) do nothing returning id`,
  );
  await queueJobsOf(
    tx,
    queue,
    queued.map(({ id }) => String(id)),
    delay,
  );
}

/** Adds the jobs that send rows which are queued already. */
export async function queueJobsOf(
  tx: Transaction,
  queue: PgBoss,
  emailIds: readonly string[],
  { afterSeconds = 0, isBulk = false }: Pick<Delay, "afterSeconds" | "isBulk"> = {},
): Promise<void> {
  if (emailIds.length === 0) return;
  await queue.insert(
    emailQueue,
    emailIds.map((emailId) => ({
      data: { emailId } satisfies EmailJob,
      ...(afterSeconds > 0 && { startAfter: afterSeconds }),
      ...(isBulk && { priority: bulkPriority }),
    })),
    { db: fromDrizzle(tx, sql) },
  );
}
