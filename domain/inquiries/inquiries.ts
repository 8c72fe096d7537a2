import { and, desc, eq, gte } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { type InquiryRow, inquiries } from "#database/tables/inquiries.ts";
import type { RecordFilter } from "#domain/submissions/record-filter.ts";
import { standsAfter } from "#domain/submissions/record-page.ts";

/** What the office reads of a message; without what only serves retries and limits. */
export type Inquiry = Omit<
  InquiryRow,
  "idempotencyKey" | "fingerprint" | "addressHash" | "visitorMailGrantedAt"
>;

const shown = {
  id: inquiries.id,
  reference: inquiries.reference,
  receivedAt: inquiries.receivedAt,
  name: inquiries.name,
  email: inquiries.email,
  subject: inquiries.subject,
  message: inquiries.message,
  newsletter: inquiries.newsletter,
  channels: inquiries.channels,
  page: inquiries.page,
  campaign: inquiries.campaign,
  userAgent: inquiries.userAgent,
  screening: inquiries.screening,
  screeningReasons: inquiries.screeningReasons,
  officeMail: inquiries.officeMail,
  visitorMail: inquiries.visitorMail,
  mailFault: inquiries.mailFault,
};

/** Messages from the contact page, newest first. */
export function listInquiries(db: Database, filter: RecordFilter = {}): Promise<Inquiry[]> {
  const conditions = [
    filter.screening && eq(inquiries.screening, filter.screening),
    filter.since && gte(inquiries.receivedAt, filter.since),
    standsAfter(inquiries, inquiries.receivedAt, inquiries.id, filter.after),
  ];
  const newestFirst = db
    .select(shown)
    .from(inquiries)
    .where(and(...conditions.filter((condition) => condition !== undefined)))
    .orderBy(desc(inquiries.receivedAt), desc(inquiries.id));
  return filter.limit === undefined ? newestFirst : newestFirst.limit(filter.limit);
}

export async function findInquiry(db: Database, id: string): Promise<Inquiry | undefined> {
  const [inquiry] = await db.select(shown).from(inquiries).where(eq(inquiries.id, id));
  return inquiry;
}
