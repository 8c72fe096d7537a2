import type { Database } from "#database/client.ts";
import { listApplications } from "#domain/careers/applications.ts";
import { listContactMessages } from "#domain/contact-messages/contact-messages.ts";
import { listLeads } from "#domain/leads/leads.ts";
import { listSubscribers } from "#domain/newsletter/subscribers.ts";
import type { RecordPage } from "#domain/submissions/record-page.ts";

/** Lists that programs on this machine may read (`npm run leads`, `npm run inbox`). */
export const recordLists = (db: Database) => ({
  leads: (page: RecordPage) => listLeads(db, page),
  messages: (page: RecordPage) => listContactMessages(db, page),
  applications: (page: RecordPage) => listApplications(db, page),
  subscribers: (page: RecordPage) => listSubscribers(db, page),
});
