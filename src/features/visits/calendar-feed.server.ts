/** Visits as a calendar by RFC 5545. Times are moments in UTC: every program shows them in its own zone. */
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
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...visits.flatMap((visit) => [
      "BEGIN:VEVENT",
      `UID:${visit.id}@${host}`,
      `DTSTAMP:${inUtc(visit.changedAt)}`,
      `LAST-MODIFIED:${inUtc(visit.changedAt)}`,
      `DTSTART:${inUtc(visit.beginsAt)}`,
      `DTEND:${inUtc(visit.endsAt)}`,
      `SUMMARY:${escaped(summaryOf(visit, language))}`,
      `LOCATION:${escaped(visit.facilityName)}`,
      `URL:${addressOf(visit.id)}`,
      `DESCRIPTION:${escaped(descriptionOf(visit, language))}`,
      "TRANSP:TRANSPARENT",
      `STATUS:${visit.state === "cancelled" ? "CANCELLED" : "CONFIRMED"}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
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

const inUtc = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll(/\r?\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, " ");

const maxLineBytes = 75;

/** Lines have 75 bytes at most, and no character is torn apart. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    const begin = parts.length > 0 ? 1 : 0;
    if (begin + Buffer.byteLength(part + character) > maxLineBytes) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part].join("\r\n ");
}
