import { expect, it } from "vitest";
import { usualWeek } from "./hours-form.ts";
import { dayText, hoursRows } from "./hours-text.server.ts";

it("puts days with the same hours on one line", () => {
  expect(hoursRows(usualWeek, "en")).toEqual([
    { days: "Monday to Friday", hours: "8:00 AM to 6:00 PM" },
    { days: "Saturday and Sunday", hours: "Closed" },
  ]);
  expect(hoursRows([[], [], [["00:00", "24:00"]], [], [], [], []], "en")).toEqual([
    { days: "Monday and Tuesday", hours: "Closed" },
    { days: "Wednesday", hours: "Open 24 hours" },
    { days: "Thursday to Sunday", hours: "Closed" },
  ]);
});

it("says them in Spanish as well", () => {
  expect(hoursRows(usualWeek, "es")).toEqual([
    { days: "Lunes a viernes", hours: "8:00 a.m. a 6:00 p.m." },
    { days: "Sábado y domingo", hours: "Cerrada" },
  ]);
});

it("names noon, midnight and several intervals as people do", () => {
  expect(
    dayText(
      [
        ["00:30", "12:00"],
        ["13:05", "24:00"],
      ],
      "en",
    ),
  ).toBe("12:30 AM to 12:00 PM, 1:05 PM to midnight");
});

it("joins two periods of a day in Spanish so that they also read on after `de`", () => {
  const shifts = [
    ["06:00", "14:00"],
    ["15:00", "23:00"],
  ] as const;
  expect(dayText(shifts, "es")).toBe("6:00 a.m. a 2:00 p.m. y de 3:00 p.m. a 11:00 p.m.");
});
