import { company } from "#content/company.ts";
import { frequencies } from "#domain/leads/frequency-types.ts";
import { facilityOf, leadColumns } from "#domain/leads/lead-columns.ts";
import { type Lead, listLeads } from "#domain/leads/leads.ts";
import { rangeInWords } from "#domain/leads/planning-range.ts";
import { oneLine } from "#mail/one-line.ts";
import { localTime } from "../local-time.ts";
import type { PrintedList } from "../print-records.ts";
import { isShown } from "../stored-submissions.ts";

const hasFailed = (lead: Lead) => lead.officeEmail === "failed" || lead.visitorEmail === "failed";

export const leadList: PrintedList<Lead> = {
  name: "leads",
  noun: ["lead", "leads"],
  read: listLeads,
  moments: ["receivedAt"],
  columns: leadColumns(company.timeZone),
  isShown,
  block,
  counts: [
    { of: ({ screening }) => screening === "quarantined", inWords: "quarantined" },
    { of: hasFailed, inWords: "with a mail that could not be delivered: please call" },
  ],
};

function block(lead: Lead): string {
  const lines = [
    `${oneLine(lead.fullName)}, ${oneLine(lead.company)}`,
    `${oneLine(lead.phone)}   ${oneLine(lead.email, 254)}`,
    [`${facilityOf(lead)}, ${oneLine(lead.squareFootage)} sq ft`, ...wishOf(lead)].join(", "),
    oneLine(lead.message, 300),
    statusOf(lead),
  ];
  const head = `${lead.reference}   ${localTime(lead.receivedAt)}`;
  return [head, ...lines.map((line) => `  ${line}`)].join("\n");
}

/** Frequency, and the planning range that the visitor saw. */
function wishOf({ frequency, rangeLow, rangeHigh }: Lead): string[] {
  const visits = frequencies.find(({ value }) => value === frequency)?.label;
  const range =
    rangeLow === null || rangeHigh === null
      ? undefined
      : `was shown ${rangeInWords({ low: rangeLow, high: rangeHigh })}`;
  return [visits, range].filter((part) => part !== undefined);
}

function statusOf(lead: Lead): string {
  if (lead.screening === "quarantined") {
    return `QUARANTINED, no email sent: ${oneLine(lead.screeningReasons.join("; "), 300)}`;
  }
  const mails = `email to the office ${lead.officeEmail ?? "deleted"}, to the visitor ${lead.visitorEmail ?? "deleted"}`;
  const reason = lead.emailError === null ? "" : `: ${oneLine(lead.emailError)}`;
  const status = `${hasFailed(lead) ? mails.toUpperCase() : mails}${reason}`;
  const noted = oneLine(lead.screeningReasons.join("; "), 300);
  return noted === "" ? status : `${status}; noted: ${noted}`;
}
