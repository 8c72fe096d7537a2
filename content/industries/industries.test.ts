import { describe, expect, test } from "vitest";
import * as overview from "../en/industries/all-industries.ts";
import * as corporateOffices from "../en/industries/corporate-offices.ts";
import { questions as corporateOfficesQuestions } from "../en/industries/corporate-offices-questions.ts";
import * as educationalInstitutions from "../en/industries/educational-institutions.ts";
import { questions as educationalInstitutionsQuestions } from "../en/industries/educational-institutions-questions.ts";
import * as healthcareFacilities from "../en/industries/healthcare-facilities.ts";
import { questions as healthcareFacilitiesQuestions } from "../en/industries/healthcare-facilities-questions.ts";
import * as hospitality from "../en/industries/hospitality.ts";
import { questions as hospitalityQuestions } from "../en/industries/hospitality-questions.ts";
import { rating } from "../en/industries/hospitality-rating.ts";
import * as manufacturing from "../en/industries/manufacturing-industrial.ts";
import { questions as manufacturingQuestions } from "../en/industries/manufacturing-industrial-questions.ts";
import * as retailSpaces from "../en/industries/retail-spaces.ts";
import { questions as retailSpacesQuestions } from "../en/industries/retail-spaces-questions.ts";
import { industries } from "../en/industries.ts";

const contents = {
  "corporate-offices": { ...corporateOffices, questions: corporateOfficesQuestions },
  "healthcare-facilities": { ...healthcareFacilities, questions: healthcareFacilitiesQuestions },
  "educational-institutions": {
    ...educationalInstitutions,
    questions: educationalInstitutionsQuestions,
  },
  "retail-spaces": { ...retailSpaces, questions: retailSpacesQuestions },
  "manufacturing-industrial": { ...manufacturing, questions: manufacturingQuestions },
  hospitality: { ...hospitality, questions: hospitalityQuestions },
};

const cardsOf = (content: object): readonly { points: readonly string[] }[] =>
  Object.values(content)
    .filter(
      (list) =>
        Array.isArray(list) &&
        list.every((entry) => typeof entry === "object" && "points" in entry),
    )
    .flat();

test("the index has a section for each industry, in the order of every list", () => {
  expect(overview.industrySections.map(({ id }) => id)).toEqual(industries.map(({ id }) => id));
  expect(overview.hero.actions[0].to).toBe("/contact#quote");
});

test("hours lie within a day and one after the other", () => {
  for (const { id, hours } of overview.industrySections) {
    const times = hours.flat();
    expect(times, id).toEqual(times.toSorted((a, b) => a - b));
    expect(
      times.every((time) => time >= 0 && time <= 24),
      id,
    ).toBe(true);
  }
});

describe.each(Object.entries(contents))("%s", (_id, content) => {
  test("has service cards with three bullets each", () => {
    const cards = cardsOf(content);
    expect(cards.length).toBeGreaterThanOrEqual(6);
    for (const card of cards) expect(card.points).toHaveLength(3);
  });

  test("answers at least five questions", () => {
    expect(new Set(content.questions.map(({ question }) => question)).size).toBeGreaterThanOrEqual(
      5,
    );
  });

  test("closes with a way to us and one to all industries", () => {
    expect(content.closing.actions.map(({ to }) => to)).toEqual(["/contact", "/industries"]);
    expect(content.closing.actions[1].label).toBe("View All Industries");
  });
});

test("no two industries share a headline, a question or a last word", () => {
  const pages = Object.values(contents);
  for (const texts of [
    pages.map(({ hero }) => hero.title),
    pages.map(({ closing }) => closing.title),
    pages.flatMap(({ questions }) => questions.map(({ question }) => question)),
  ]) {
    expect(new Set<string>(texts).size).toBe(texts.length);
  }
});

const values = (figures: readonly { value: string }[]) => figures.map(({ value }) => value);

test("the page of stores introduces itself before its cards", () => {
  expect(retailSpaces.intro.paragraphs.join(" ").length).toBeGreaterThan(200);
});

test("figures are those of the specification", () => {
  expect(values(healthcareFacilities.figures)).toEqual(["40%", "25%", "30%"]);
  expect(educationalInstitutions.comparisons.map(({ now }) => now)).toEqual([60, 70, 125]);
  expect(values(retailSpaces.figures)).toEqual(["35%", "78%", "24%", "42%", "27%", "30%"]);
  expect(values(manufacturing.figures)).toEqual(["15-30%", "40%", "8-12%", "100%", "30%", "25%"]);
  expect(manufacturing.aerospace.value).toBe("99.98%");
  expect(values(hospitality.figures)).toEqual(["92%", "68%", "0.8", "30%", "22%", "18%"]);
});

test("manufacturing speaks to four sectors, and hospitality counts as specified", () => {
  expect(manufacturing.sectors.map(({ id }) => id)).toEqual([
    "food-and-beverage",
    "pharmaceutical-and-medical-device",
    "automotive",
    "electronics",
  ]);
  expect(hospitality.areas.map(({ id }) => id)).toEqual([
    "lobby",
    "guest-rooms",
    "food-and-beverage",
    "recreation",
    "meeting-spaces",
    "back-of-house",
  ]);
  expect(hospitality.programs).toHaveLength(4);
  expect(hospitality.approach.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(rating).toMatchObject({ value: "9.7", percent: 97 });
  expect(rating.reviews).toContain("1,240 reviews");
});
