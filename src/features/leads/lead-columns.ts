import { facilityTypes } from "#features/facilities/facility-types.ts";
import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import type { Lead } from "./leads.server.ts";

export const facilityOf = ({ facilityType }: Pick<Lead, "facilityType">): string =>
  facilityTypes.find(({ value }) => value === facilityType)?.label ?? facilityType;

/** @param timeZone in which moments are written, e.g. `America/Chicago` */
export const leadColumns = (timeZone: string): readonly Column<Lead>[] => [
  { name: "reference", value: (lead) => lead.reference },
  { name: `received (${timeZone})`, value: (lead) => localTime(lead.receivedAt, timeZone) },
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
