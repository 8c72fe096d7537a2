import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { changeCompanyFacts, shippedFacts } from "#content/company.ts";
import type { Language } from "#platform/language/language.ts";
import { LanguageContext } from "#platform/language/use-messages.ts";
import LocationsPage from "./page.tsx";

afterEach(() => changeCompanyFacts(shippedFacts));

const drawn = (language: Language) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={["/locations"]}>
      <LanguageContext value={language}>
        <LocationsPage />
      </LanguageContext>
    </MemoryRouter>,
  );

it("states without a place come in addition only to places that are listed", () => {
  changeCompanyFacts({ ...shippedFacts, statesServed: ["OR", "WA"] });
  expect(drawn("en")).toContain("We work in Oregon and Washington.");
  changeCompanyFacts({ ...shippedFacts, statesServed: ["OH", "WA"] });
  expect(drawn("en")).toContain("We also work in Washington.");
});
