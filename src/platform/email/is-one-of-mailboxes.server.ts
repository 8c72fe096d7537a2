import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Ignores capitals and uses the index, where a joined list would be compared with every row. */
export const isOneOfMailboxes = (address: SQLWrapper, mailboxes: readonly string[]): SQL =>
  sql`lower(${address}) = any(array(select lower(asked.mailbox)
    from unnest(${sql.param([...mailboxes])}::text[]) as asked (mailbox)))`;
