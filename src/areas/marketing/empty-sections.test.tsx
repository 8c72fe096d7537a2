/** A section whose entries were all taken off the site goes with them, heading and all. */
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { changeContentEdits, noEdits } from "#content/content-edits.ts";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { Impact } from "./home/impact.tsx";
import { Testimonials } from "./home/testimonials.tsx";
import { Why } from "./home/why.tsx";
import { FiguresSection } from "./sections/figures-section.tsx";
import { TestimonialsSection } from "./sections/testimonials.tsx";

afterEach(() => changeContentEdits(noEdits));

const drawn = () =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LanguageContext value="en">
        <Impact />
        <Testimonials />
        <Why />
      </LanguageContext>
    </MemoryRouter>,
  );

it("of the home page", () => {
  expect(drawn()).toMatch(/id="impact".*id="testimonials".*id="why-choose-us"/s);
  const gone = Object.fromEntries(
    ["statistics", "testimonials", "differentiators"].map((name) => [name, { [`${name}[]`]: "" }]),
  );
  changeContentEdits({ en: gone, es: gone });
  expect(drawn()).toBe("");
});

it("of other pages", () => {
  const sections = (
    <MemoryRouter>
      <LanguageContext value="en">
        <TestimonialsSection title="Quotes" testimonials={[]} />
        <FiguresSection id="figures" title="Figures" basis="" figures={[]} />
      </LanguageContext>
    </MemoryRouter>
  );
  expect(renderToStaticMarkup(sections)).toBe("");
});
