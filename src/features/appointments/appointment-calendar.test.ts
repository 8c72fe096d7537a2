/** What calendars take in, strictly by RFC 5545 and 5546. */
import { describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import { appointmentCalendar } from "./appointment-calendar.server.ts";

const row = {
  id: "01900000-0000-7000-8000-000000000001",
  kind: "walk-through",
  subjectId: "01900000-0000-7000-8000-000000000002",
  hostId: "01900000-0000-7000-8000-000000000003",
  guestName: "Dana",
  guestEmail: "dana@lakeside.example",
  language: "en",
  place: "12 Dock Street; gate 3,\nring twice\\",
  timeZone: "America/Chicago",
  state: "booked",
  stateSince: new Date("2026-10-01T12:34:56.789Z"),
  startsAt: new Date("2026-11-02T16:00:00Z"),
  endsAt: new Date("2026-11-02T17:00:00Z"),
  revision: 3,
  note: "",
  noteLanguage: null,
  guestNote: "",
  isCanceledByGuest: false,
  remindedAt: null,
  madeBy: "01900000-0000-7000-8000-000000000003",
  madeAt: new Date("2026-10-01T12:00:00Z"),
} as const;

const facts = {
  method: "REQUEST",
  summary: "Walk-through of your building",
  description: "Ünterwegs 🧹 ".repeat(20),
  address: "https://www.cleardawn.example/appointment/1.secret",
  attendees: [
    { name: 'Dana "D" Whitfield; Lakeside, Inc\r\nATTENDEE:x', email: "dana@lakeside.example" },
    { name: "Ann Lee", email: "ann@cleardawn.example" },
  ],
} as const;

function linesOf(content: string): string[] {
  expect(content.endsWith("\r\n")).toBe(true);
  const physical = content.slice(0, -2).split("\r\n");
  for (const line of physical) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  }
  return physical.join("\r\n").replaceAll("\r\n ", "").split("\r\n");
}

describe("an invitation", () => {
  const { method, content } = appointmentCalendar(row, facts);
  const lines = linesOf(content);
  const value = (name: string) =>
    lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

  it("names its method, an id that stays, and a number that grows with each change", () => {
    expect(method).toBe("REQUEST");
    expect(value("METHOD")).toBe("REQUEST");
    expect(value("UID")).toBe(`${row.id}@www.cleardawn.example`);
    expect(value("SEQUENCE")).toBe("2");
    expect(linesOf(appointmentCalendar({ ...row, revision: 4 }, facts).content)).toContain(
      "SEQUENCE:3",
    );
    expect(appointmentCalendar(row, facts).content).toBe(content);
  });

  it("says the moment in UTC, and texts without what would end them", () => {
    expect(value("DTSTART")).toBe("20261102T160000Z");
    expect(value("DTEND")).toBe("20261102T170000Z");
    expect(value("DTSTAMP")).toBe("20261001T123456Z");
    expect(value("LOCATION")).toBe("12 Dock Street\\; gate 3\\,\\nring twice\\\\");
    expect(value("DESCRIPTION")).toBe(facts.description);
    expect(value("STATUS")).toBe("CONFIRMED");
  });

  it("is from the company to both, whose names cannot add a line", () => {
    const [organizer] = lines.filter((line) => line.startsWith("ORGANIZER"));
    expect(organizer).toBe(`ORGANIZER;CN="${company.name}":mailto:${company.email}`);
    const attendees = lines.filter((line) => line.startsWith("ATTENDEE"));
    expect(attendees).toHaveLength(2);
    expect(attendees[0]).toContain(
      `;CN="Dana 'D' Whitfield; Lakeside, Inc  ATTENDEE:x":mailto:dana@lakeside.example`,
    );
    expect(attendees[1]).toContain(";RSVP=FALSE;");
  });

  it("is taken back by the same id", () => {
    const canceled = appointmentCalendar({ ...row, revision: 4 }, { ...facts, method: "CANCEL" });
    expect(canceled.method).toBe("CANCEL");
    const its = linesOf(canceled.content);
    expect(its).toContain("METHOD:CANCEL");
    expect(its).toContain("STATUS:CANCELLED");
    expect(its).toContain("SEQUENCE:3");
    expect(its).toContain(`UID:${row.id}@www.cleardawn.example`);
  });
});
