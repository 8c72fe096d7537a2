import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { readableText, readMarkup } from "#tests/support/markup.ts";
import { ReportForm } from "./report-form.tsx";

const sign = { areaName: "Restroom", floor: "2", facilityName: "Clinic", attempt: "a" };

const formWith = (errors: Record<string, string>) =>
  readMarkup(
    renderToStaticMarkup(
      <LanguageContext value="en">
        <ReportForm sign={sign} answer={{ problem: undefined, errors, values: {} }} />
      </LanguageContext>,
    ),
  );

it.each([
  [["kind"], "kind"],
  [["email", "text"], "text"],
  [["email", "photo"], "photo"],
  [["email"], "email"],
])("with faults in %j begins at %s, and leads to each without a script", (faulty, first) => {
  const markup = formWith(Object.fromEntries(faulty.map((field) => [field, `Wrong ${field}`])));
  const alert = markup.one("[role=alert]");
  expect(readableText(alert)).toContain(`Wrong ${first}`);
  const targets = markup.all("[role=alert] a").map(({ attribs }) => attribs.href?.slice(1));
  expect(targets.toSorted()).toEqual(faulty.toSorted());
  expect(targets[0]).toBe(first);
  for (const target of targets)
    expect(markup.one(`[id="${target}"]`).name).toMatch(/input|textarea/);
  expect(markup.all("[autofocus]").map(({ attribs }) => attribs.id)).toEqual([first]);
});

it("begins nowhere, and warns of nothing, as long as nothing is wrong", () => {
  const markup = formWith({});
  expect(markup.all("[role=alert], [autofocus]")).toEqual([]);
});
