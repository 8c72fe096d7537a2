import { eq, sql } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { exceededBound, type MailBound } from "./mail-bounds.ts";
import type { MailedTable } from "./mail-states.ts";

const hour = 3600;
/** Enough for an applicant who tries for several openings; all forms count together. */
const bounds: MailBound[] = [
  {
    form: "visitor-mail",
    limit: { uses: 3, windowSeconds: hour },
    inWords: "3 within an hour",
  },
  {
    form: "visitor-mail-week",
    limit: { uses: 10, windowSeconds: 7 * 24 * hour },
    inWords: "10 within a week",
  },
];

/**
 * Whether the confirmation of a record is to be sent now. Anyone can type anyone's address, so a
 * mailbox gets only a few; what is beyond is held, and the record says why. Asked again for the same
 * record, as after a failed attempt, the answer stays.
 */
export function claimVisitorMail(db: Database, table: MailedTable, id: string): Promise<boolean> {
  const { email, visitorMail, visitorMailGrantedAt } = table;
  return db.transaction(async (tx) => {
    const [record] = await tx
      .select({ email, visitorMail, visitorMailGrantedAt })
      .from(table)
      .where(eq(table.id, id))
      .for("update");
    if (record?.visitorMail !== "queued") return false;
    if (record.visitorMailGrantedAt !== null) return true;

    const exceeded = await exceededBound(tx, record.email, bounds);
    await tx
      .update(table)
      .set(exceeded === undefined ? { visitorMailGrantedAt: sql`now()` } : held(exceeded))
      .where(eq(table.id, id));
    return exceeded === undefined;
  });
}

const held = ({ inWords }: MailBound) => ({
  visitorMail: "held" as const,
  mailFault: `No confirmation was sent: this mailbox has had ${inWords}, and no more are sent.`,
});
