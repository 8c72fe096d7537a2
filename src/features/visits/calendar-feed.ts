/** Visits as a calendar by RFC 5545. Times are moments in UTC: every program shows them in its own zone. */
import type { VisitListRow } from "./list-visits.server.ts";
import { formatOutcome, type OutcomeBasis } from "./visit-outcome.ts";

type Feed = OutcomeBasis &
  Pick<VisitListRow, "id" | "facilityName" | "title" | "beginsAt" | "crewSize" | "changedAt"> & {
    cancelReason: string | null;
  };

interface CalendarFacts {
  name: string;
  /** Without a scheme, e.g. `www.example.com`: makes the ids of events unique in the world. */
  host: string;
  /** URL of a visit's page. */
  addressOf: (id: string) => string;
}

/** The same text for the same visits: nothing in it depends on when it is asked for. */
export function calendarFeed(visits: readonly Feed[], { name, host, addressOf }: CalendarFacts) {
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
      `SUMMARY:${escaped(summaryOf(visit))}`,
      `LOCATION:${escaped(visit.facilityName)}`,
      `URL:${addressOf(visit.id)}`,
      `DESCRIPTION:${escaped(descriptionOf(visit))}`,
      "TRANSP:TRANSPARENT",
      `STATUS:${visit.state === "cancelled" ? "CANCELLED" : "CONFIRMED"}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function summaryOf(visit: Feed): string {
  const { title, facilityName, state } = visit;
  const place = `${title}, ${facilityName}`;
  return ["missed", "cancelled"].includes(state) ? `${formatOutcome(visit)}: ${place}` : place;
}

function descriptionOf(visit: Feed): string {
  const { crewSize, cancelReason } = visit;
  const outcome = `${formatOutcome(visit)}${cancelReason ? `: ${cancelReason}` : ""}`;
  return `${outcome}\nCrew of ${crewSize}`;
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
