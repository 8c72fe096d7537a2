import { describe, expect, it } from "vitest";
import { calendarFeed } from "./calendar-link.server.ts";

type Feed = Parameters<typeof calendarFeed>[0][number];

const visit = (over: Partial<Feed> = {}): Feed => ({
  id: "01900000-0000-7000-8000-000000000001",
  facilityName: "Lakeside Clinic",
  title: "Evening cleaning",
  crewSize: 3,
  state: "scheduled",
  cancelReason: null,
  beginsAt: new Date("2026-11-01T03:00:00Z"),
  endsAt: new Date("2026-11-01T08:00:00Z"),
  changedAt: new Date("2026-10-01T12:34:56.789Z"),
  tasks: 0,
  tasksDone: 0,
  missedAt: null,
  checkedInAt: null,
  checkedOutAt: null,
  ...over,
});

const facts = {
  name: "Cleardawn visits",
  language: "en" as const,
  host: "www.example.com",
  addressOf: (id: string) => `https://www.example.com/client-portal/schedule/${id}`,
};

interface Component {
  name: string;
  properties: Map<string, string>;
  inside: Component[];
}

/** Strictly by RFC 5545, as the strictest of the programs reads it. */
function parse(text: string): Component {
  expect(text.endsWith("\r\n")).toBe(true);
  const physical = text.slice(0, -2).split("\r\n");
  for (const line of physical) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(Buffer.from(line).toString("utf8")).toBe(line);
  }
  const lines = physical.join("\r\n").replaceAll("\r\n ", "").split("\r\n");
  const root: Component = { name: "", properties: new Map(), inside: [] };
  const open = [root];
  for (const line of lines) {
    const [, name = "", value = ""] = /^([A-Z-]+)(?:;[A-Z]+=[A-Z]+)*:(.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe("");
    const inner = open.at(-1) ?? root;
    if (name === "BEGIN") {
      const component = { name: value, properties: new Map(), inside: [] };
      inner.inside.push(component);
      open.push(component);
    } else if (name === "END") expect(open.pop()?.name).toBe(value);
    else {
      expect(inner.properties.has(name), name).toBe(false);
      inner.properties.set(name, value);
    }
  }
  expect(open).toEqual([root]);
  return root;
}

const plain = (text = "") =>
  text.replaceAll(/\\([\\;,n])/g, (_, escaped) => (escaped === "n" ? "\n" : escaped));

const eventsOf = (visits: Feed[]) => {
  const [calendar] = parse(calendarFeed(visits, facts)).inside;
  expect(calendar?.name).toBe("VCALENDAR");
  for (const needed of ["VERSION", "PRODID"]) expect(calendar?.properties.get(needed)).toBeTruthy();
  return (calendar?.inside ?? []).map(({ name, properties }) => {
    expect(name).toBe("VEVENT");
    return properties;
  });
};

describe("a calendar of visits", () => {
  it("names each by its own id, at moments that need no time zone", () => {
    const [event] = eventsOf([visit()]);
    expect(Object.fromEntries(event ?? [])).toMatchObject({
      UID: "01900000-0000-7000-8000-000000000001@www.example.com",
      // The night that has an hour twice: 10 PM to 2 AM lasts five hours.
      DTSTART: "20261101T030000Z",
      DTEND: "20261101T080000Z",
      DTSTAMP: "20261001T123456Z",
      SUMMARY: "Evening cleaning\\, Lakeside Clinic",
      STATUS: "CONFIRMED",
      URL: "https://www.example.com/client-portal/schedule/01900000-0000-7000-8000-000000000001",
    });
  });

  it("keeps what people have named, whatever characters it has", () => {
    const facilityName = `Größe; "Süd", \\ 王小明 🌅 ${"long ".repeat(30)}\r\nBEGIN:VEVENT`;
    const [event, ...others] = eventsOf([visit({ facilityName })]);
    expect(others).toEqual([]);
    expect(plain(event?.get("LOCATION"))).toBe(facilityName.replace("\r\n", "\n"));
  });

  it("says what was cancelled, and why, and what was missed", () => {
    const [cancelled, missed] = eventsOf([
      visit({ state: "cancelled", cancelReason: "Snow" }),
      visit({ state: "missed" }),
    ]);
    expect(cancelled?.get("STATUS")).toBe("CANCELLED");
    expect(plain(cancelled?.get("DESCRIPTION"))).toBe("Canceled: Snow\nCrew of 3");
    expect(plain(missed?.get("SUMMARY"))).toBe("Missed: Evening cleaning, Lakeside Clinic");
  });

  it("is the same text as long as nothing changed, and another one afterwards", () => {
    const text = calendarFeed([visit()], facts);
    expect(calendarFeed([visit()], facts)).toBe(text);
    expect(calendarFeed([visit({ crewSize: 4 })], facts)).not.toBe(text);
    expect(eventsOf([])).toEqual([]);
  });
});
