import { company } from "#content/company.ts";
import type { Column } from "#domain/exports/csv.ts";
import { facilityTypes } from "#domain/leads/facility-types.ts";
import type { Lead } from "#domain/leads/leads.ts";

/** As people say it, e.g. `Corporate Office`. */
export const facilityOf = (lead: Lead): string =>
  facilityTypes.find(({ value }) => value === lead.facilityType)?.label ?? lead.facilityType;

/** In the company's time zone, e.g. `2026-11-21 09:30`, which spreadsheets read as a date. */
export function localTime(moment: Date): string {
  return moment.toLocaleString("sv-SE", {
    timeZone: company.timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
}

export const leadColumns: readonly Column<Lead>[] = [
  { name: "reference", value: (lead) => lead.reference },
  { name: `received (${company.timeZone})`, value: (lead) => localTime(lead.receivedAt) },
  { name: "name", value: (lead) => lead.fullName },
  { name: "company", value: (lead) => lead.company },
  { name: "phone", value: (lead) => lead.phone },
  { name: "email", value: (lead) => lead.email },
  { name: "facility", value: facilityOf },
  { name: "square feet", value: (lead) => lead.squareFootage },
  { name: "visits a week", value: (lead) => lead.frequency },
  { name: "planning range from ($/month)", value: (lead) => lead.rangeLow },
  { name: "planning range to ($/month)", value: (lead) => lead.rangeHigh },
  { name: "message", value: (lead) => lead.message },
  { name: "page", value: (lead) => lead.page },
  { name: "campaign", value: (lead) => new URLSearchParams(lead.campaign).toString() },
  { name: "screening", value: (lead) => lead.screening },
  { name: "screening reasons", value: (lead) => lead.screeningReasons.join("; ") },
  { name: "email to office", value: (lead) => lead.officeEmail },
  { name: "email to visitor", value: (lead) => lead.visitorEmail },
  { name: "email error", value: (lead) => lead.emailError },
  { name: "id", value: (lead) => lead.id },
];
