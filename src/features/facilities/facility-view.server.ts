/** A facility in the words of its screens, in office and portal. */
import { dayAs } from "#platform/format/day-format.ts";
import { holidayRules } from "./facility-form.ts";
import { facilityTypes } from "./facility-types.ts";
import type { Facility } from "./find-facility.server.ts";
import { dayText, hoursRows } from "./hours-text.ts";
import type { Calendar } from "./opening-hours.ts";
import { timeZoneName } from "./time-zone-name.ts";

export type FacilityView = ReturnType<typeof toFacilityView>;

export function toFacilityView(facility: Facility) {
  const { id, clientId, clientName, name, week, holidays, holidayRule, timeZone } = facility;
  const today = Temporal.Now.plainDateISO(timeZone).toString();
  const holiday = holidays.find(({ date }) => date === today);
  return {
    id,
    clientId,
    clientName,
    name,
    type: typeLabel(facility),
    address: addressLines(facility),
    timeZone: timeZoneName(timeZone, "en"),
    facts: toFactRows(facility),
    hours: hoursRows(week),
    today: todayText(week, timeZone, holiday?.name),
    holidayRule: holidayRules.find(({ value }) => value === holidayRule)?.label ?? "",
    holidays: holidays
      .filter(({ date }) => date >= today)
      .map((one) => ({ ...one, day: dayLabel(one.date) })),
    contacts: facility.contacts,
    accessNotes: facility.accessNotes,
    siteCode: facility.siteCode,
    isArchived: facility.archivedAt !== null,
  };
}

const typeLabel = ({ facilityType }: Facility): string =>
  facilityTypes.find(({ value }) => value === facilityType)?.label ?? "Other";

/** As its page lists them; what the reader may not know is left out. */
function toFactRows(facility: Facility): { label: string; lines: string[] }[] {
  const { accessNotes, timeZone } = facility;
  const address = addressLines(facility);
  return [
    { label: "Address", lines: address.length > 0 ? address : ["Not entered yet"] },
    { label: "Type", lines: [typeLabel(facility)] },
    { label: "Time zone", lines: [timeZoneName(timeZone, "en")] },
    ...(accessNotes === null ? [] : [{ label: "Access", lines: [accessNotes || "No notes"] }]),
  ];
}

/** @param holiday of today, by its name */
export function todayText(
  week: Calendar["week"],
  timeZone: string,
  holiday: string | undefined,
): string {
  if (holiday !== undefined) return `Closed today: ${holiday}`;
  const { dayOfWeek } = Temporal.Now.zonedDateTimeISO(timeZone);
  const hours = dayText(week[dayOfWeek - 1] ?? []);
  if (hours === "Closed") return "Closed today";
  return hours === "Open 24 hours" ? "Open 24 hours today" : `Open today ${hours}`;
}

type Address = Pick<Facility, "street" | "city" | "state" | "postalCode">;

export function addressLines({ street, city, state, postalCode }: Address): string[] {
  const region = [state, postalCode].filter(Boolean).join(" ");
  return [street, [city, region].filter(Boolean).join(", ")].filter(Boolean);
}

/** @param day ISO @returns e.g. `Thu, Nov 26, 2026` */
const dayLabel = (day: string): string =>
  dayAs(day, { weekday: "short", month: "short", day: "numeric", year: "numeric" }, "en");
