import { and, desc, eq, gte, inArray } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { type ContactMessageRow, contactMessages } from "#database/tables/contact-messages.ts";
import {
  emailColumns,
  type RecordEmails,
  type RecordMessages,
} from "#domain/emails/record-emails.ts";
import type { RecordFilter, UnlistedColumn } from "#domain/submissions/record-filter.ts";
import { standsAfter } from "#domain/submissions/record-page.ts";

export type ContactMessage = Omit<ContactMessageRow, UnlistedColumn> & RecordEmails;

const messages: RecordMessages = {
  office: "contact-message-received-office",
  visitor: "contact-message-received-visitor",
};

const shown = {
  id: contactMessages.id,
  reference: contactMessages.reference,
  receivedAt: contactMessages.receivedAt,
  name: contactMessages.name,
  email: contactMessages.email,
  subject: contactMessages.subject,
  message: contactMessages.message,
  newsletter: contactMessages.newsletter,
  channels: contactMessages.channels,
  page: contactMessages.page,
  campaign: contactMessages.campaign,
  userAgent: contactMessages.userAgent,
  screening: contactMessages.screening,
  screeningReasons: contactMessages.screeningReasons,
  ...emailColumns(contactMessages, messages),
};

/** Messages from the contact page, newest first. */
export function listContactMessages(
  db: Database,
  filter: RecordFilter = {},
): Promise<ContactMessage[]> {
  const conditions = [
    filter.screening && eq(contactMessages.screening, filter.screening),
    filter.since && gte(contactMessages.receivedAt, filter.since),
    filter.ids && inArray(contactMessages.id, [...filter.ids]),
    standsAfter(contactMessages, contactMessages.receivedAt, contactMessages.id, filter.after),
  ];
  const newestFirst = db
    .select(shown)
    .from(contactMessages)
    .where(and(...conditions.filter((condition) => condition !== undefined)))
    .orderBy(desc(contactMessages.receivedAt), desc(contactMessages.id));
  return filter.limit === undefined ? newestFirst : newestFirst.limit(filter.limit);
}

export async function findContactMessage(
  db: Database,
  id: string,
): Promise<ContactMessage | undefined> {
  const [contactMessage] = await db
    .select(shown)
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  return contactMessage;
}
