import { eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import {
  emailColumns,
  type RecordEmails,
  type RecordMessages,
} from "#platform/email/record-emails.server.ts";
import type { UnlistedColumn } from "#platform/records/unlisted-column.ts";
import { type ContactMessageRow, contactMessages } from "./tables/contact-messages.ts";

export type ContactMessage = Omit<ContactMessageRow, UnlistedColumn> & RecordEmails;

const messages: RecordMessages = {
  office: "contact-message-received-office",
  visitor: "contact-message-received-visitor",
};

const listedColumns = {
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
  language: contactMessages.language,
  campaign: contactMessages.campaign,
  userAgent: contactMessages.userAgent,
  screening: contactMessages.screening,
  screeningReasons: contactMessages.screeningReasons,
  ...emailColumns(contactMessages, messages),
};

/** The order is arbitrary. Deleted messages are left out. */
export const findContactMessages = (
  db: Database,
  ids: readonly string[],
): Promise<ContactMessage[]> =>
  db
    .select(listedColumns)
    .from(contactMessages)
    .where(inArray(contactMessages.id, [...ids]));

export async function findContactMessage(
  db: Database,
  id: string,
): Promise<ContactMessage | undefined> {
  const [contactMessage] = await db
    .select(listedColumns)
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  return contactMessage;
}
