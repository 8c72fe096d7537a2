import { pino } from "pino";
import {
  type ContactMessageRow,
  contactMessages,
} from "#features/contact-messages/tables/contact-messages.ts";
import { type LeadRow, leads } from "#features/leads/tables/leads.ts";
import type { Database } from "#platform/database/client.ts";
import { openDatabase } from "#platform/database/open.ts";

export const storedLeads = (dataDirectory: string): Promise<LeadRow[]> =>
  reading(dataDirectory, (db) => db.select().from(leads).orderBy(leads.receivedAt));

export const storedContactMessages = (dataDirectory: string): Promise<ContactMessageRow[]> =>
  reading(dataDirectory, (db) =>
    db.select().from(contactMessages).orderBy(contactMessages.receivedAt),
  );

async function reading<Rows>(dataDirectory: string, read: (db: Database) => Promise<Rows>) {
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory, databaseUrl: undefined, log });
  if (!opened.ok) throw new Error(opened.message);
  try {
    return await read(opened.database.db);
  } finally {
    await opened.database.close();
  }
}
