/** Requests for a quote, with the range that each was shown, and one that was held back as spam. */
import { demoLeads } from "#content/demo-leads.ts";
import { demoCampaigns } from "#content/demo-opportunities.ts";
import { demoSubmissions } from "#content/demo-submissions.ts";
import { shippedRateCard } from "#content/rate-card.ts";
import { demoAddressOf, receivedSubmission } from "#demo/demo-submission.ts";
import type { FacilityType } from "#features/facilities/facility-types.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { signsInContent } from "#platform/submissions/content-score.ts";
import type { Frequency } from "./frequency-types.ts";
import { planningRange } from "./planning-range.ts";
import { leads } from "./tables/leads.ts";

type DemoLead = readonly [
  facilityType: FacilityType,
  company: string,
  fullName: string,
  squareFootage: string,
  frequency: Frequency | undefined,
  daysAgo: number,
  message: string,
];

export const demonstration: Demonstration = {
  async add({ db, enteredBy, now }) {
    const rows = demoLeads.map((lead) => leadRow(lead, enteredBy, now));
    await db.insert(leads).values([...rows, spamRow(now)]);
  },
};

function leadRow(
  [facilityType, company, fullName, squareFootage, frequency, daysAgo, message]: DemoLead,
  answeredBy: string,
  now: Date,
) {
  const range = planningRange(shippedRateCard, { facilityType, squareFootage, frequency });
  return {
    ...receivedSubmission("Q", daysAgo, now, answeredBy),
    fullName,
    company,
    email: demoAddressOf(fullName),
    phone: "(312) 555-0142",
    facilityType,
    squareFootage,
    message,
    frequency: frequency ?? null,
    campaign: { ...demoCampaigns[company] },
    ...(range.ok && { rangeLow: range.low, rangeHigh: range.high, rateCard: range.rateCard }),
  };
}

function spamRow(now: Date) {
  const { company, name, message } = demoSubmissions.spam;
  return {
    ...receivedSubmission("Q", 2.5, now, undefined),
    company,
    fullName: name,
    email: demoAddressOf(name),
    phone: "(312) 555-0199",
    message,
    facilityType: "other" as const,
    squareFootage: "1",
    screening: "quarantined" as const,
    screeningReasons: signsInContent({ short: [name, company], message }).map(({ flag }) => flag),
  };
}
