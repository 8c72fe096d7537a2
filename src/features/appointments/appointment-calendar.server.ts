/** An appointment as calendars take it in from an email (RFC 5545, 5546 and 6047). */
import { company } from "#content/company.ts";
import {
  calendarFile,
  calendarParameter,
  calendarText,
  calendarTime,
} from "#platform/calendar/icalendar.server.ts";
import type { EmailCalendar } from "#platform/email/outgoing-email.ts";
import type { TimeRange } from "./read-times.server.ts";
import type { AppointmentRow } from "./tables/appointments.ts";

interface Attendee {
  name: string;
  email: string;
}

interface CalendarFacts {
  method: EmailCalendar["method"];
  summary: string;
  description: string;
  /** URL of the reader's page. */
  address: string;
  attendees: readonly Attendee[];
}

/**
 * The same for the same appointment, whenever it is made. Its id stays, and its number goes up with each change:
 * by these, programs know what replaces what.
 */
export function appointmentCalendar(
  {
    id,
    revision,
    stateSince,
    startsAt,
    endsAt,
    place,
  }: Omit<AppointmentRow, keyof TimeRange> & TimeRange,
  { method, summary, description, address, attendees }: CalendarFacts,
): EmailCalendar {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Cleardawn//Appointments//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${id}@${new URL(address).host}`,
    `SEQUENCE:${revision - 1}`,
    `DTSTAMP:${calendarTime(stateSince)}`,
    `DTSTART:${calendarTime(startsAt)}`,
    `DTEND:${calendarTime(endsAt)}`,
    `SUMMARY:${calendarText(summary)}`,
    `LOCATION:${calendarText(place)}`,
    `DESCRIPTION:${calendarText(description)}`,
    `URL:${address}`,
    // The company, and not the host: programs take no invitation from the one who is invited.
    `ORGANIZER;CN=${calendarParameter(company.name)}:mailto:${company.email}`,
    // Both people have agreed already, so no calendar program should ask them for an answer.
    ...attendees.map(
      ({ name, email }) =>
        `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN=${calendarParameter(name)}:mailto:${email}`,
    ),
    `STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return { method, content: calendarFile(lines) };
}
