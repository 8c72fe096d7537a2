import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { MetricReader } from "#platform/feature.server.ts";
import { inboundMailboxes } from "./tables/opportunity-emails.ts";

/** A mailbox that nobody reads any more, as another one is configured, does not fail. */
const isRead = sql`coalesce(${inboundMailboxes.nextTryAt}, now()) > now() - interval '1 hour'`;

async function sumOf(db: Database, figure: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute(sql`select ${figure} as figure from ${inboundMailboxes}`);
  return Number(rows[0]?.figure ?? 0);
}

export const inboundMetrics: readonly MetricReader[] = [
  {
    name: "inbound_emails_joined",
    help: "Emails that came in and were added to a conversation.",
    read: (db) => sumOf(db, sql`coalesce(sum(${inboundMailboxes.joined}), 0)::float8`),
  },
  {
    name: "inbound_emails_unmatched",
    help: "Emails that came in and belong to no conversation.",
    read: (db) => sumOf(db, sql`coalesce(sum(${inboundMailboxes.unmatched}), 0)::float8`),
  },
  {
    name: "inbound_mail_failing_seconds",
    help: "Seconds since the mailbox with replies was last readable; 0 while it is.",
    read: (db) =>
      sumOf(
        db,
        sql`coalesce(extract(epoch from now() - min(${inboundMailboxes.failingSince})
          filter (where ${isRead})), 0)::float8`,
      ),
  },
];
