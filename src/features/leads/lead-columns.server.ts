import { facilityTypes } from "#features/facilities/facility-types.ts";
import { emailErrors } from "#platform/email/held-reason.ts";
import type { Language } from "#platform/language/language.ts";
import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import { formatFlags } from "#platform/submissions/format-flags.server.ts";
import { receivedMessages } from "#platform/submissions/messages.server.ts";
import type { Lead } from "./leads.server.ts";
import { leadServerMessages } from "./messages.server.ts";

export const facilityOf = (
  { facilityType }: Pick<Lead, "facilityType">,
  language: Language,
): string =>
  facilityTypes(language).find(({ value }) => value === facilityType)?.label ?? facilityType;

/** @param timeZone in which moments are written, e.g. `America/Chicago` */
export function leadColumns(timeZone: string, language: Language): readonly Column<Lead>[] {
  const { export: heads, screenings, emailStates } = receivedMessages(language);
  const { export: ownHeads } = leadServerMessages(language);
  return [
    { name: heads.reference, value: (lead) => lead.reference },
    {
      name: heads.received({ timeZone }),
      value: (lead) => localTime(lead.receivedAt, timeZone),
    },
    { name: heads.name, value: (lead) => lead.fullName },
    { name: ownHeads.company, value: (lead) => lead.company },
    { name: heads.phone, value: (lead) => lead.phone },
    { name: heads.email, value: (lead) => lead.email },
    { name: ownHeads.facility, value: (lead) => facilityOf(lead, language) },
    { name: ownHeads.squareFeet, value: (lead) => lead.squareFootage },
    { name: ownHeads.visitsPerWeek, value: (lead) => lead.frequency },
    { name: ownHeads.rangeLow, value: (lead) => lead.rangeLow },
    { name: ownHeads.rangeHigh, value: (lead) => lead.rangeHigh },
    { name: heads.message, value: (lead) => lead.message },
    { name: heads.page, value: (lead) => lead.page },
    { name: heads.campaign, value: (lead) => new URLSearchParams(lead.campaign).toString() },
    { name: heads.screening, value: (lead) => screenings[lead.screening] },
    {
      name: heads.screeningReasons,
      value: (lead) => formatFlags(lead.screeningReasons, language),
    },
    { name: heads.emailToOffice, value: ({ officeEmail: state }) => state && emailStates[state] },
    { name: heads.emailToVisitor, value: ({ visitorEmail: state }) => state && emailStates[state] },
    { name: heads.emailError, value: ({ emailError }) => emailErrors(emailError, language) },
    { name: heads.id, value: (lead) => lead.id },
  ];
}
