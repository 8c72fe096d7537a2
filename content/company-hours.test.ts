import { expect, it } from "vitest";
import { type HoursInterval, hoursRows, shortWeek, type WeekHours } from "./company-hours.ts";

const day: readonly HoursInterval[] = [["08:00", "18:00"]];
const allDay: readonly HoursInterval[] = [["00:00", "24:00"]];
const workdays: WeekHours = [day, day, day, day, day, [], []];

it("days in a row with the same hours are one row", () => {
  const saturday: readonly HoursInterval[] = [["09:00", "13:30"]];
  const rows = hoursRows([day, day, day, day, day, saturday, []]);
  expect(rows.map(({ labelIn, hours }) => [labelIn.en, labelIn.es, hours])).toEqual([
    ["Mon-Fri", "lun. a vie.", day],
    ["Sat", "sáb.", saturday],
    ["Sun", "dom.", []],
  ]);
});

it("a week is one short text, without the days on which nobody is there", () => {
  expect(shortWeek(workdays, "en")).toBe("Mon-Fri 8am-6pm");
  expect(shortWeek(workdays, "es")).toBe("lun. a vie., 8 a.m. a 6 p.m.");
  const late: readonly HoursInterval[] = [["12:00", "24:00"]];
  const parted: readonly HoursInterval[] = [
    ["08:30", "12:00"],
    ["13:00", "17:15"],
  ];
  const odd: WeekHours = [day, [], parted, [], [], late, late];
  expect(shortWeek(odd, "en")).toBe("Mon 8am-6pm, Wed 8:30am-12pm, 1pm-5:15pm, Sat-Sun 12pm-12am");
  expect(shortWeek(odd, "es")).toBe(
    "lun., 8 a.m. a 6 p.m.; mié., 8:30 a.m. a 12 p.m. y 1 p.m. a 5:15 p.m.; sáb. y dom., 12 p.m. a 12 a.m.",
  );
});

it("who is always there says so", () => {
  expect(
    shortWeek(
      Array.from({ length: 7 }, () => allDay),
      "es",
    ),
  ).toBe("24/7");
  expect(shortWeek([allDay, [], [], [], [], [], []], "en")).toBe("Mon 24 hours");
});

it("a week in which nobody is ever there is an empty text", () => {
  expect(shortWeek([], "en")).toBe("");
});
