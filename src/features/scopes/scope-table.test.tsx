import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { readableText, readMarkup } from "#tests/support/markup.ts";
import { toScopeAreaViews } from "./read-scope.server.ts";
import { ScopeTable } from "./scope-table.tsx";

type Lines = Parameters<typeof toScopeAreaViews>[0];

const lineOf = (task: string, monthlyPriceCents: number | null, areaName = "Lobby") => ({
  id: `${areaName} ${task}`,
  areaId: areaName,
  areaName,
  floor: "1",
  squareFeet: 900,
  toilets: 0,
  urinals: 0,
  sinks: 0,
  task,
  times: 5,
  per: "week" as const,
  monthlyPriceCents,
});

const rowsOf = (lines: Lines, action?: Parameters<typeof ScopeTable>[0]["action"]) => {
  const hasPrices = lines.every(({ monthlyPriceCents }) => monthlyPriceCents !== null);
  const page = readMarkup(
    renderToStaticMarkup(
      <LanguageContext value="en">
        <ScopeTable
          areas={toScopeAreaViews(lines, "en")}
          hasPrices={hasPrices}
          total="$3,242.44"
          caption="Scope"
          {...(action && { action })}
        />
      </LanguageContext>,
    ),
  );
  return page.all("tbody tr").map(readableText);
};

it("the price of an area that one of its lines holds stands in the area's heading, without zeros", () => {
  const rows = rowsOf([
    lineOf("Empty trash", 319_244),
    lineOf("Vacuum carpet", 0),
    lineOf("Mop", 0),
    lineOf("Dust", 5_000, "Office"),
  ]);
  expect(rows[0]).toMatch(/^Lobby.*\$3,192\.44$/);
  expect(rows.slice(1, 4).join(" ")).not.toContain("$");
  expect(rows[1]).toContain("Empty trash");
  // A single task has its price beside it.
  expect(rows[4]).not.toContain("$");
  expect(rows[5]).toContain("$50.00");
});

it("prices that were entered by task stay beside their tasks, and so does one that is free among them", () => {
  const rows = rowsOf([lineOf("Empty trash", 10_000), lineOf("Mop", 2_000), lineOf("Dust", 0)]);
  expect(rows.map((row) => /\$[\d.,]+/.exec(row)?.[0])).toEqual([
    undefined,
    "$100.00",
    "$20.00",
    "$0.00",
  ]);
  expect(
    rowsOf([lineOf("Mop", 0), lineOf("Dust", 0)])
      .slice(1)
      .join(" "),
  ).toContain("$0.00");
});

it("who edits the lines sees which of them holds the price, and who may know none sees none", () => {
  const lines = [lineOf("Empty trash", 319_244), lineOf("Mop", 0)];
  const edited = rowsOf(lines, () => "Edit");
  expect(edited[0]).not.toContain("$");
  expect(edited[1]).toContain("$3,192.44");
  expect(edited[2]).toContain("$0.00");
  const hidden = rowsOf([lineOf("Empty trash", null), lineOf("Mop", null)]);
  expect(hidden.join(" ")).not.toContain("$");
});
