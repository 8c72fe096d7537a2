import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { readableText, readMarkup } from "#tests/support/markup.ts";
import type { SectionGroup } from "./section-groups.ts";
import { SectionList } from "./section-list.tsx";

const named = (group: SectionGroup, names: readonly string[]) =>
  names.map((name) => ({ path: `/office/${name}`, label: name, short: name, group }));

const few = [
  { path: "/office", label: "Start", short: "Start", group: "first" as const },
  ...named("service", ["tonight", "inspections", "work-orders"]),
];
const many = [
  ...few,
  ...named("sales", ["leads", "pipeline", "contact-messages"]),
  ...named("money", ["invoices"]),
  ...named("people", ["people", "applications"]),
  ...named("system", ["settings", "system", "audit"]),
];

function markupAt(path: string, sections: typeof many, attentionCounts = {}) {
  const element = (
    <LanguageContext value="en">
      <SectionList sections={sections} attentionCounts={attentionCounts} icons={{}} />
    </LanguageContext>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  return readMarkup(renderToStaticMarkup(<RouterProvider router={router} />));
}

const namesOf = (markup: ReturnType<typeof markupAt>, selector: string) =>
  markup.all(selector).map(readableText);

it("shows few sections in one list", () => {
  const markup = markupAt("/office", few);
  expect(markup.all("details")).toEqual([]);
  expect(namesOf(markup, "a")).toEqual(["Start", "tonight", "inspections", "work-orders"]);
});

it("shows many in groups, the start above them and a single section as itself", () => {
  const markup = markupAt("/office", many);
  expect(namesOf(markup, "ul > li > a").slice(0, 1)).toEqual(["Start"]);
  expect(namesOf(markup, "summary")).toEqual(["Sales", "Service", "People", "System"]);
  expect(namesOf(markup, "details a")).not.toContain("invoices");
  expect(namesOf(markup, "a")).toContain("invoices");
});

it("unfolds the group of the open page alone, also of a page beneath a section", () => {
  expect(namesOf(markupAt("/office", many), "details[open] > summary")).toEqual([]);
  for (const path of ["/office/pipeline", "/office/pipeline/0198f1"])
    expect(namesOf(markupAt(path, many), "details[open] > summary")).toEqual(["Sales"]);
  // A name that begins alike is another section.
  expect(namesOf(markupAt("/office/systematic", many), "details[open]")).toEqual([]);
});

it("has one group open at most", () => {
  const names = markupAt("/office", many)
    .all("details")
    .map(({ attribs }) => attribs.name);
  expect(names[0]).toBeTruthy();
  expect(new Set(names).size).toBe(1);
});

it("counts on a group what waits in its sections", () => {
  const counts = { "/office/leads": 3, "/office/pipeline": 4, "/office/invoices": 1 };
  expect(namesOf(markupAt("/office", many, counts), "summary")).toEqual([
    "Sales 7 waiting",
    "Service",
    "People",
    "System",
  ]);
});
