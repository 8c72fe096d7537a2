import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { readableText, readMarkup } from "#tests/support/markup.ts";
import { type Column, DataTable } from "./data-table.tsx";

interface Sample {
  id: string;
  name: string;
  state: string;
  due: string | null;
}

const rows: Sample[] = [
  { id: "1", name: "Lobby", state: "Open", due: "3 h left" },
  { id: "2", name: "Stairs", state: "", due: null },
];

const columns: Column<Sample>[] = [
  { label: "State", value: ({ state }) => state },
  { label: "Area", isName: true, value: ({ name }) => <b>{name}</b> },
  { label: "Due", labelOf: ({ id }) => `Answer ${id}`, value: ({ due }) => due },
];

const table = (tick?: Parameters<typeof DataTable<Sample>>[0]["tick"]) =>
  readMarkup(
    renderToStaticMarkup(
      <LanguageContext value="en">
        <DataTable caption="Areas" rows={rows} columns={columns} {...(tick && { tick })} />
      </LanguageContext>,
    ),
  );

it("has a head for each column, and a label with each value but the name", () => {
  const markup = table();
  expect(markup.all("thead th").map(readableText)).toEqual(["State", "Area", "Due"]);
  const cells = markup.all("tbody td").map(readableText);
  expect(cells.slice(0, 2)).toEqual(["State Open", "Answer 1 3 h left"]);
  expect(markup.all("tbody th").map(readableText)).toEqual(["Lobby", "Stairs"]);
});

it("leaves out of a stacked row what has no value, and labels nothing there", () => {
  const markup = table();
  const empty = markup.all("tbody tr:last-child td");
  expect(empty.map(readableText)).toEqual(["", ""]);
  for (const cell of empty) expect(cell.attribs.class).toMatch(/(^| )max-sm:hidden( |$)/);
});

it("has a box with a name for each row that can be ticked, and a cell for the others", () => {
  const markup = table(({ id, name }) =>
    id === "1" ? { form: "bulk", name: `area.${id}`, label: `Select ${name}` } : undefined,
  );
  expect(markup.all("thead th").map(readableText)).toEqual(["Select", "State", "Area", "Due"]);
  expect(markup.all("input").map(({ attribs }) => attribs["aria-label"])).toEqual(["Select Lobby"]);
  expect(markup.all("tbody tr:last-child > *")).toHaveLength(4);
});
