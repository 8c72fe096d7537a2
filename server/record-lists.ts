import type { Database } from "#database/client.ts";
import { listApplications } from "#domain/careers/applications.ts";
import { listInquiries } from "#domain/inquiries/inquiries.ts";
import { listLeads } from "#domain/leads/leads.ts";
import { listSubscribers } from "#domain/newsletter/subscribers.ts";

/** What programs on this machine may ask the running server to list (`npm run leads`, `npm run inbox`). */
export const recordLists = (db: Database) => ({
  leads: () => listLeads(db),
  messages: () => listInquiries(db),
  applications: () => listApplications(db),
  subscribers: () => listSubscribers(db),
});
