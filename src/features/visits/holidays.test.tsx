import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { readableText, readMarkup } from "#tests/support/markup.ts";
import { MonthGrid, WeekGrid } from "./schedule-grids.tsx";
import type { ScheduleDay } from "./schedule-screen.server.ts";
import { VisitDays } from "./visit-days.tsx";

const dayOf = (number: number, holidays: string[] = []): ScheduleDay => ({
  date: `2026-11-${number}`,
  label: `November ${number}`,
  weekday: "Day",
  number: String(number),
  isToday: false,
  isInside: true,
  holidays,
  visits: [],
  counts: [],
});

const holidays = ["Thanksgiving Day", "Founders’ Day (Clinic)"];
const days = [23, 24, 25, 26, 27, 28, 29].map((n) => dayOf(n, n === 26 ? holidays : []));

function markupOf(element: ReactNode) {
  const router = createMemoryRouter([{ path: "/", element }]);
  return readMarkup(
    renderToStaticMarkup(
      <LanguageContext value="en">
        <RouterProvider router={router} />
      </LanguageContext>,
    ),
  );
}

describe("a holiday is named on its day", () => {
  it.each([
    ["th", markupOf(<WeekGrid days={days} path="/schedule" />)],
    ["td", markupOf(<MonthGrid days={days} to={() => "/schedule"} />)],
  ])("in the head or cell %s of a grid, and on no other", (cell, markup) => {
    const named = markup.all(cell).filter((element) => readableText(element).includes("Day ("));
    expect(named).toHaveLength(1);
    expect(readableText(named[0] as never)).toMatch(
      /November 26.*26 Thanksgiving Day Founders’ Day \(Clinic\)/,
    );
  });

  it("by a mark where cells are narrow, which the month explains beneath", () => {
    const markup = markupOf(<MonthGrid days={days} to={() => "/schedule"} />);
    const marks = markup.all("td [data-tooltip]");
    expect(marks.map(({ attribs }) => attribs["data-tooltip"])).toEqual(holidays);
    for (const { attribs } of marks) expect(attribs["aria-hidden"]).toBe("true");
    expect(markup.all("td .max-lg\\:sr-only").map((name) => readableText(name))).toEqual(holidays);
    const explained = markup.one("ul[aria-label=Holidays]");
    expect(readableText(explained)).toBe(
      "November 26: Thanksgiving Day November 26: Founders’ Day (Clinic)",
    );
    const without = markupOf(
      <MonthGrid days={days.slice(4).concat(days.slice(0, 3), dayOf(30))} to={() => ""} />,
    );
    expect(without.all("ul[aria-label=Holidays]")).toHaveLength(0);
  });

  it("in the list, though nobody comes", () => {
    const markup = markupOf(<VisitDays days={days} path="/schedule" />);
    expect(markup.all("section").map((day) => readableText(day))).toEqual([
      "November 26 Thanksgiving Day Founders’ Day (Clinic) No visits",
    ]);
  });
});
