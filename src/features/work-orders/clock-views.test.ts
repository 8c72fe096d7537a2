import { expect, it } from "vitest";
import type { Calendar } from "#features/facilities/hours-form.ts";
import { formatClock } from "./detail-screen.server.ts";
import { readClocks } from "./service-levels/clock-state.ts";
import type { ClockEvent } from "./service-levels/service-clock-types.ts";
import { defaultTargets } from "./service-levels/targets.ts";

const timeZone = "America/Chicago";
const day: Calendar["week"][number] = [["08:00", "18:00"]];
const office: Calendar = { timeZone, holidays: [], week: [day, day, day, day, day, [], []] };

const at = (local: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds;

function wordsAt(now: string, events: [string, "answered" | "held" | "ended"][]) {
  const history: ClockEvent[] = [
    { kind: "created", priority: "planned", at: at("2026-11-02T08:00") },
    ...events.map(([local, kind]) => ({ kind, at: at(local) })),
  ];
  const { response, resolution } = readClocks(history, office, defaultTargets, at(now));
  return [response, resolution].map((reading) => formatClock(reading, timeZone, "en", at(now)));
}

const answered: [string, "answered"] = ["2026-11-02T09:00", "answered"];

it("two weeks of opening hours are a date while they run, and weeks while they rest", () => {
  expect(wordsAt("2026-11-02T10:00", [answered])).toEqual(["On time", "by Nov 13"]);
  expect(wordsAt("2026-11-02T10:00", [answered, ["2026-11-02T09:00", "held"]])).toEqual([
    "On time",
    "Clock stopped, about two weeks left",
  ]);
});

it("an answer and work that came late were late by days of the calendar", () => {
  const late: [string, "answered" | "ended"][] = [
    ["2026-11-05T09:00", "answered"],
    ["2026-11-23T09:00", "ended"],
  ];
  expect(wordsAt("2026-11-24T10:00", late)).toEqual(["Late by 2 days", "Late by 9 days"]);
  const held: [string, "answered" | "held"][] = [answered, ["2026-11-23T09:00", "held"]];
  expect(wordsAt("2026-11-24T10:00", held)).toEqual(["On time", "Clock stopped, 9 days late"]);
});
