/** The conversation about an opportunity, as its page and the commands read it. */
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { type EmailRow, emails } from "#platform/email/tables/emails.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { opportunityEmails } from "./tables/opportunity-emails.ts";

export const emailKey = (id: string): string => `opportunity-email.${id}`;

/** Null where it was deleted by age: by then it has been sent. */
const state = sql<EmailRow["state"] | null>`(select ${emails.state} from ${emails}
  where ${emails.key} = 'opportunity-email.' || ${sql`${opportunityEmails}.id`}::text)`;

/** The newest last. The caller has checked that the actor may read the opportunity. */
export async function listConversation(
  db: Database | Transaction,
  opportunityId: string,
  limit: number,
) {
  const { id, direction, at, subject, text, recipient, fromName, fromAddress, kind } =
    opportunityEmails;
  const { quoted, unread, leftOut, language } = opportunityEmails;
  const received = { fromName, fromAddress, kind, quoted, unread, leftOut };
  const sent = { recipient, senderName: accounts.name, state };
  const rows = await db
    .select({ id, direction, at, subject, text, language, ...received, ...sent })
    .from(opportunityEmails)
    .leftJoin(accounts, eq(accounts.id, opportunityEmails.sentBy))
    .where(eq(opportunityEmails.opportunityId, opportunityId))
    .orderBy(desc(at), desc(id))
    .limit(limit);
  return rows.reverse();
}

export async function countConversation(db: Database, opportunityId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(opportunityEmails)
    .where(eq(opportunityEmails.opportunityId, opportunityId));
  return row?.count ?? 0;
}

/** Empty where nobody has written yet. */
export async function findLastEmail(
  db: Database | Transaction,
  opportunityId: string,
): Promise<string> {
  const [last] = await db
    .select({ id: opportunityEmails.id })
    .from(opportunityEmails)
    .where(eq(opportunityEmails.opportunityId, opportunityId))
    .orderBy(desc(opportunityEmails.at), desc(opportunityEmails.id))
    .limit(1);
  return last?.id ?? "";
}

const maxAnswered = 10;

/** Ids of what came in before this one, the latest last; our own ids are those of our emails. */
export async function findAnswered(
  db: Database,
  email: { opportunityId: string; at: Date },
): Promise<string[]> {
  const rows = await db
    .select({ messageId: opportunityEmails.messageId })
    .from(opportunityEmails)
    .where(
      and(
        eq(opportunityEmails.opportunityId, email.opportunityId),
        eq(opportunityEmails.kind, "person"),
        sql`${opportunityEmails.messageId} <> ''`,
        sql`${opportunityEmails.at} < ${email.at}`,
      ),
    )
    .orderBy(desc(opportunityEmails.at))
    .limit(maxAnswered);
  return rows.map(({ messageId }) => messageId).reverse();
}
