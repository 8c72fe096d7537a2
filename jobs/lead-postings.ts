import { leads } from "#database/tables/leads.ts";
import { facilityTypes } from "#domain/leads/facility-types.ts";
import { frequencies } from "#domain/leads/frequency-types.ts";
import { findLead, type Lead } from "#domain/leads/leads.ts";
import { rangeInWords } from "#domain/leads/planning-range.ts";
import { quoteReceivedOffice } from "#mail/quote-received-office.tsx";
import { quoteReceivedVisitor } from "#mail/quote-received-visitor.tsx";
import { recordPosting } from "./record-posting.ts";

export const quoteReceivedOfficePosting = recordPosting(
  leads,
  "officeMail",
  findLead,
  async (lead, sender) => ({
    name: `quote-received-office.${lead.id}`,
    to: sender.officeAddress,
    replyTo: { name: lead.fullName, address: lead.email },
    ...(await quoteReceivedOffice({
      ...lead,
      facility: facilityLabel(lead),
      visits: frequencies.find(({ value }) => value === lead.frequency)?.label,
      planningRange: rangeShown(lead),
    })),
  }),
);

export const quoteReceivedVisitorPosting = recordPosting(
  leads,
  "visitorMail",
  findLead,
  async (lead) => ({
    name: `quote-received-visitor.${lead.id}`,
    to: lead.email,
    ...(await quoteReceivedVisitor(lead)),
  }),
);

const facilityLabel = (lead: Lead): string =>
  facilityTypes.find(({ value }) => value === lead.facilityType)?.label ?? lead.facilityType;

function rangeShown({ rangeLow, rangeHigh, rateCard }: Lead): string | undefined {
  if (rangeLow === null || rangeHigh === null) return undefined;
  return `${rangeInWords({ low: rangeLow, high: rangeHigh })} (rate card ${rateCard})`;
}
