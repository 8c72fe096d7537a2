/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { emailTemplates } from "./tables/email-templates.ts";
import { inboundMailboxes, opportunityEmails } from "./tables/opportunity-emails.ts";
import { unmatchedEmails } from "./tables/unmatched-emails.ts";

export const opportunityEmailArchive: readonly ArchivedTable[] = [
  // Who has the address could write into the conversation; the fingerprint only tells copies apart.
  {
    table: opportunityEmails,
    without: [opportunityEmails.replyAddress, opportunityEmails.fingerprint],
  },
  { table: inboundMailboxes },
  { table: emailTemplates },
  { table: unmatchedEmails, without: [unmatchedEmails.fingerprint] },
];
