import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Without regard to capitals, and by the index: a list that is joined is compared with every row. */
export const isOneOfMailboxes = (address: SQLWrapper, mailboxes: readonly string[]): SQL =>
  sql`lower(${address}) = any(array(select lower(asked.mailbox)
    from unnest(${sql.param([...mailboxes])}::text[]) as asked (mailbox)))`;
