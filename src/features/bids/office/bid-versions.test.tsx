import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { readMarkup } from "#tests/support/markup.ts";
import { MakeVersion, sheetFormId } from "./bid-versions.tsx";

const drawn = (hasUnsavedChanges: boolean) => {
  const markup = renderToStaticMarkup(
    <LanguageContext value="en">
      <MakeVersion answer={undefined} hasUnsavedChanges={hasUnsavedChanges} />
    </LanguageContext>,
  );
  const { all } = readMarkup(markup);
  return { markup, button: all("button")[0], note: all("input")[0] };
};

it("arrives with all that the page shows, so that nothing unseen is priced without scripts", () => {
  const { button, note } = drawn(false);
  expect(button?.attribs).toMatchObject({ form: sheetFormId, name: "step", value: "version" });
  expect(note?.attribs).toMatchObject({ form: sheetFormId, name: "note" });
});

it("waits while something is not saved, and asks for that then alone", () => {
  expect(drawn(true).button?.attribs).toHaveProperty("disabled");
  expect(drawn(true).markup).toContain("Save your changes first.");
  expect(drawn(false).button?.attribs).not.toHaveProperty("disabled");
  expect(drawn(false).markup).not.toContain("Save your changes first.");
});
