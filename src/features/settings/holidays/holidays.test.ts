/** The holidays that a company keeps: which lines are days, and what follows them. */
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { changeCompanyHolidays, shippedHolidays } from "#content/company-holidays.ts";
import {
  federalHolidays,
  holidayName,
  holidaysKept,
} from "#features/facilities/federal-holidays.server.ts";
import { addFederalHolidays } from "#features/facilities/holidays.server.ts";
import { firstWorkingDay } from "#features/monthly-reports/make-monthly-reports.server.ts";
import { companySettings } from "#features/schema.ts";
import { refreshClocks } from "#features/work-orders/order-clocks.server.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { applyStoredSettings } from "../follow-company.server.ts";
import { changeHolidays, holidaysForm, holidayTexts } from "./holidays-section.server.ts";

afterEach(() => changeCompanyHolidays(shippedHolidays));

describe("the form", () => {
  const parse = (typed: Record<string, string>) =>
    z.safeParse(holidaysForm("en"), { ...holidayTexts(shippedHolidays), ...typed });

  it("takes what was shipped, ticks that were taken away, and days", () => {
    expect(parse({}).data).toEqual(shippedHolidays);
    const { data } = parse({ "kept.columbus": "", own: " 12/24  Christmas Eve \r\n7/5 Día libre" });
    expect(data?.kept).not.toContain("columbus");
    expect(data?.own).toEqual([
      { month: 12, day: 24, name: "Christmas Eve" },
      { month: 7, day: 5, name: "Día libre" },
    ]);
  });

  it.each([
    "Christmas Eve",
    "12/24",
    "13/01 Never",
    "02/29 Leap day",
    "0/1 Zero",
    "4/31 April",
    "1/1",
  ])("refuses the line %j by its number", (line) => {
    const { error } = parse({ own: `12/24 Christmas Eve\n${line}` });
    expect(error?.issues).toMatchObject([
      { path: ["own"], message: expect.stringContaining("Line 2") },
    ]);
  });

  it("refuses more days than anybody keeps", () => {
    expect(parse({ own: "12/24 Eve\n".repeat(21) }).success).toBe(false);
  });
});

it("as shipped, they are the federal ones", () => {
  for (const year of [2026, 2027, 2028]) expect(holidaysKept(year)).toEqual(federalHolidays(year));
});

describeDatabase((database) => {
  const context = useAccounts(database);
  afterEach(() => context.db.delete(companySettings));

  it("a process follows: what is kept, and when reports are due", async () => {
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    expect(firstWorkingDay("2026-01")).toBe("2026-01-02");
    await changeHolidays(context, chief, {
      kept: ["new-year", "thanksgiving", "after-thanksgiving", "christmas"],
      own: [
        { month: 1, day: 2, name: "Inventory" },
        { month: 12, day: 25, name: "Ours" },
      ],
    });
    await applyStoredSettings(database().background);
    expect(holidaysKept(2026)).toEqual([
      { date: "2026-01-01", name: "New Year's Day" },
      { date: "2026-01-02", name: "Inventory" },
      { date: "2026-11-26", name: "Thanksgiving Day" },
      { date: "2026-11-27", name: "Day after Thanksgiving" },
      { date: "2026-12-25", name: "Christmas Day" },
    ]);
    expect(holidayName("Day after Thanksgiving", "es")).toBe("Día después de Acción de Gracias");
    expect(firstWorkingDay("2026-01")).toBe("2026-01-05");
  });

  it("are added to no facility where the company keeps none, and its page says so", async () => {
    changeCompanyHolidays({ kept: [], own: [] });
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    const { id } = await addFacility(context);
    const at = { ...context, onCalendarChange: refreshClocks };
    const none = { ok: false, reason: "no-holidays" };
    expect(await addFederalHolidays(at, chief, id, 2027)).toEqual(none);
  });
});
