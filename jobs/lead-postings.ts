import { facilityTypes } from "#domain/leads/facility-types.ts";
import { type LeadMail, markMailFailed, markMailSent } from "#domain/leads/lead-mails.ts";
import { findLead, type Lead } from "#domain/leads/leads.ts";
import type { Letter } from "#mail/letter.ts";
import { quoteReceivedOffice } from "#mail/quote-received-office.tsx";
import { quoteReceivedVisitor } from "#mail/quote-received-visitor.tsx";
import type { Posting } from "./postings.ts";

export const quoteReceivedOfficePosting = posting("officeMail", async (lead, officeAddress) => ({
  name: `quote-received-office.${lead.id}`,
  to: officeAddress,
  replyTo: { name: lead.fullName, address: lead.email },
  ...(await quoteReceivedOffice({ ...lead, facility: facilityLabel(lead) })),
}));

export const quoteReceivedVisitorPosting = posting("visitorMail", async (lead) => ({
  name: `quote-received-visitor.${lead.id}`,
  to: lead.email,
  ...(await quoteReceivedVisitor(lead)),
}));

function posting(
  mail: LeadMail,
  write: (lead: Lead, officeAddress: string) => Promise<Letter>,
): Posting {
  return {
    async write(db, recordId, officeAddress) {
      const lead = await findLead(db, recordId);
      return lead?.[mail] === "queued" ? write(lead, officeAddress) : undefined;
    },
    sent: (db, recordId) => markMailSent(db, recordId, mail),
    failed: (db, recordId, fault) => markMailFailed(db, recordId, mail, fault),
  };
}

const facilityLabel = (lead: Lead): string =>
  facilityTypes.find(({ value }) => value === lead.facilityType)?.label ?? lead.facilityType;
