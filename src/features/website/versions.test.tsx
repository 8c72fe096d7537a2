import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { ChangeList } from "./versions.tsx";

it("marks what stands for a fact as a sign, and nothing else that has braces", () => {
  const change = {
    place: "hero.sentence",
    label: "Sentence",
    before: "Crews in {company.serviceArea} work at {company.phone}.",
    after: "Crews in {all} states",
  };
  const html = renderToStaticMarkup(
    <LanguageContext value="en">
      <ChangeList changes={[change]} />
    </LanguageContext>,
  );
  expect(html).toContain(
    "Crews in <code>{company.serviceArea}</code> work at <code>{company.phone}</code>.",
  );
  expect(html).toContain("Crews in {all} states");
  expect(html.match(/<code>/g)).toHaveLength(2);
});
