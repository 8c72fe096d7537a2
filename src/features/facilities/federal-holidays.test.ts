import { expect, it } from "vitest";
import { federalHolidays, holidayName } from "./federal-holidays.server.ts";

it("are those that the Office of Personnel Management lists for 2026", () => {
  expect(federalHolidays(2026).map(({ date }) => date)).toEqual([
    "2026-01-01",
    "2026-01-19",
    "2026-02-16",
    "2026-05-25",
    "2026-06-19",
    "2026-07-03",
    "2026-07-04",
    "2026-09-07",
    "2026-10-12",
    "2026-11-11",
    "2026-11-26",
    "2026-12-25",
  ]);
});

it("are observed on Friday or Monday where they fall on a weekend", () => {
  const named = (year: number, date: string) =>
    federalHolidays(year).find((holiday) => holiday.date === date)?.name;
  expect(named(2026, "2026-07-03")).toBe("Independence Day (observed)");
  expect(named(2027, "2027-07-05")).toBe("Independence Day (observed)");
  expect(named(2027, "2027-06-18")).toBe("Juneteenth (observed)");
  // New Year's Day of 2028 is a Saturday, and is observed in the year before.
  expect(named(2027, "2027-12-31")).toBe("New Year's Day (observed)");
  expect(federalHolidays(2028).map(({ date }) => date)).not.toContain("2027-12-31");
});

it("are read in the language of the reader; what people have named stays as it is", () => {
  expect(holidayName("Thanksgiving Day", "es")).toBe("Día de Acción de Gracias");
  expect(holidayName("Juneteenth (observed)", "es")).toBe("Juneteenth (día observado)");
  expect(holidayName("Thanksgiving Day", "en")).toBe("Thanksgiving Day");
  expect(holidayName("New Year's Day", "en")).toBe("New Year’s Day");
  expect(holidayName("Washington's Birthday", "en")).toBe("Washington’s Birthday");
  expect(holidayName("New Year's Day (observed)", "en")).toBe("New Year’s Day (observed)");
  expect(holidayName("Founders’ Day", "es")).toBe("Founders’ Day");
});
