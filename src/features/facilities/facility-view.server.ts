/** A facility in the words of its screens, in office and portal. */
import { dayWithWeekday } from "#platform/format/day-format.ts";
import { timeZoneName } from "#platform/format/time-zone-name.ts";
import type { Language } from "#platform/language/language.ts";
import type { WrittenLanguage } from "#platform/language/written-words.ts";
import { holidayRules } from "./facility-form.ts";
import { facilityTypeName } from "./facility-types.ts";
import type { Facility } from "./find-facility.server.ts";
import type { Calendar } from "./hours-form.ts";
import { dayText, hoursRows, isAllDay } from "./hours-text.server.ts";
import { facilityServerMessages } from "./messages.server.ts";

export type FacilityView = ReturnType<typeof toFacilityView>;

export function toFacilityView(facility: Facility, language: Language) {
  const { id, clientId, clientName, name, week, holidays, holidayRule, timeZone } = facility;
  const today = Temporal.Now.plainDateISO(timeZone).toString();
  const holiday = holidays.find(({ date }) => date === today);
  return {
    id,
    clientId,
    clientName,
    name,
    type: typeLabel(facility, language),
    address: addressLines(facility),
    timeZone: timeZoneName(timeZone, language),
    facts: toFactRows(facility, language),
    hours: hoursRows(week, language),
    today: todayText(week, timeZone, holiday?.name, language),
    holidayRule: holidayRules(language).find(({ value }) => value === holidayRule)?.label ?? "",
    holidays: holidays
      .filter(({ date }) => date >= today)
      .map((holiday) => ({ ...holiday, day: dayWithWeekday(holiday.date, language) })),
    contacts: facility.contacts,
    accessNotes: facility.accessNotes,
    siteCode: facility.siteCode,
    isArchived: facility.archivedAt !== null,
  };
}

const typeLabel = ({ facilityType }: Facility, language: Language): string =>
  facilityTypeName(facilityType, language);

interface FactRow {
  label: string;
  lines: string[];
  /** The language somebody wrote the lines in; undefined for the product's own texts, and for names. */
  language?: WrittenLanguage;
}

/** The order is that of the page. Facts that the reader may not know are left out. */
function toFactRows(facility: Facility, language: Language): FactRow[] {
  const { view } = facilityServerMessages(language);
  const { accessNotes, timeZone } = facility;
  const address = addressLines(facility);
  return [
    { label: view.address, lines: address.length > 0 ? address : [view.notEntered] },
    { label: view.type, lines: [typeLabel(facility, language)] },
    { label: view.timeZone, lines: [timeZoneName(timeZone, language)] },
    ...(accessNotes === null
      ? []
      : [
          {
            label: view.access,
            lines: [accessNotes || view.noNotes],
            language: accessNotes === "" ? undefined : facility.accessNotesLanguage,
          },
        ]),
  ];
}

/** @param holiday of today, by its name */
export function todayText(
  week: Calendar["week"],
  timeZone: string,
  holiday: string | undefined,
  language: Language,
): string {
  const { closedFor, closedToday, allDayToday, openToday } = facilityServerMessages(language).hours;
  if (holiday !== undefined) return closedFor({ holiday });
  const { dayOfWeek } = Temporal.Now.zonedDateTimeISO(timeZone);
  const intervals = week[dayOfWeek - 1] ?? [];
  if (intervals.length === 0) return closedToday;
  return intervals.every(isAllDay)
    ? allDayToday
    : openToday({ hours: dayText(intervals, language) });
}

type Address = Pick<Facility, "street" | "city" | "state" | "postalCode">;

export function addressLines({ street, city, state, postalCode }: Address): string[] {
  const region = [state, postalCode].filter(Boolean).join(" ");
  return [street, [city, region].filter(Boolean).join(", ")].filter(Boolean);
}
