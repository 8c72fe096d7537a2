/** Visits as a calendar by RFC 5545. */
import { calendarFile, calendarText, calendarTime } from "#platform/calendar/icalendar.server.ts";
import type { Language } from "#platform/language/language.ts";
import { formatOutcome } from "./format-outcome.server.ts";
import type { VisitListRow } from "./list-visits.server.ts";
import { visitServerMessages } from "./messages.server.ts";
import type { OutcomeBasis } from "./visit-outcome.ts";

type Feed = OutcomeBasis &
  Pick<VisitListRow, "id" | "facilityName" | "title" | "beginsAt" | "crewSize" | "changedAt"> & {
    cancelReason: string | null;
  };

interface CalendarFacts {
  name: string;
  language: Language;
  /** Without a scheme, e.g. `www.example.com`: makes the ids of events unique in the world. */
  host: string;
  /** URL of a visit's page. */
  addressOf: (id: string) => string;
}

/** The same text for the same visits: nothing in it depends on when it is asked for. */
export function calendarFeed(visits: readonly Feed[], facts: CalendarFacts) {
  const { name, language, host, addressOf } = facts;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Cleardawn//Visits//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${calendarText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...visits.flatMap((visit) => [
      "BEGIN:VEVENT",
      `UID:${visit.id}@${host}`,
      `DTSTAMP:${calendarTime(visit.changedAt)}`,
      `LAST-MODIFIED:${calendarTime(visit.changedAt)}`,
      `DTSTART:${calendarTime(visit.beginsAt)}`,
      `DTEND:${calendarTime(visit.endsAt)}`,
      `SUMMARY:${calendarText(summaryOf(visit, language))}`,
      `LOCATION:${calendarText(visit.facilityName)}`,
      `URL:${addressOf(visit.id)}`,
      `DESCRIPTION:${calendarText(descriptionOf(visit, language))}`,
      "TRANSP:TRANSPARENT",
      `STATUS:${visit.state === "cancelled" ? "CANCELLED" : "CONFIRMED"}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return calendarFile(lines);
}

function summaryOf(visit: Feed, language: Language): string {
  const { title, facilityName: facility, state } = visit;
  const { calendarFeed: texts } = visitServerMessages(language);
  if (state !== "missed" && state !== "cancelled") return texts.visit({ title, facility });
  return texts.visitThatWasNot({ outcome: formatOutcome(visit, language), title, facility });
}

function descriptionOf(visit: Feed, language: Language): string {
  const { crewSize, cancelReason: reason } = visit;
  const { calendarFeed: texts } = visitServerMessages(language);
  const outcome = formatOutcome(visit, language);
  const news = reason ? texts.canceledBecause({ outcome, reason }) : outcome;
  return `${news}\n${texts.crewOf({ count: crewSize })}`;
}
