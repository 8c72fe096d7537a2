import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { readMarkup } from "#tests/support/markup.ts";
import { BulkBar } from "./bulk-bar.tsx";

it("has a first button that cannot be pressed, as Enter in a field presses that one", () => {
  const element = (
    <LanguageContext value="en">
      <BulkBar data={{ owners: [{ id: "dana", name: "Dana Whitfield" }] }} answer={undefined} />
    </LanguageContext>
  );
  const router = createMemoryRouter([{ path: "/", element, action: () => null }]);
  const markup = readMarkup(renderToStaticMarkup(<RouterProvider router={router} />));
  const [first, ...rest] = markup.all("button");
  expect(first?.attribs).toMatchObject({ type: "submit", disabled: "" });
  expect(rest.map((button) => button.attribs.value)).toEqual(["owner", "stage", "next-step"]);
});
