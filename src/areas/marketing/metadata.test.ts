import { describe, expect, test } from "vitest";
import { company } from "#content/company.ts";
import { pageAt, pageIn, pages, pagesInAllLanguages } from "#content/pages.ts";
import { questionsContent } from "#content/questions.ts";
import { unknownOrigin } from "#platform/http/unknown-origin.ts";
import { pageMeta } from "./metadata.ts";
import { questionsData } from "./structured-data.ts";

type Structured = Record<string, unknown> & { "@type": string };

const meta = (path: string) =>
  pageMeta(pageAt(path) ?? pageIn("en", "/")) as Record<string, unknown>[];
const structured = (path: string) =>
  meta(path).flatMap((entry) =>
    "script:ld+json" in entry ? [entry["script:ld+json"] as Structured] : [],
  );
const named = (path: string, name: string) =>
  meta(path).find((entry) => entry.name === name || entry.property === name)?.content;

describe.each(pagesInAllLanguages().map((page) => page.path))("%s", (path) => {
  test("has a title that ends in the company's name", () => {
    const { title } = meta(path).find((entry) => "title" in entry) ?? {};
    expect(title).toMatch(new RegExp(`^.+ \\| ${company.name}$`));
  });

  test("has a description that search engines show in full", () => {
    const description = String(named(path, "description"));
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test("names itself by an absolute address and shares a picture", () => {
    const canonical = meta(path).find((entry) => entry.rel === "canonical");
    expect(canonical?.href).toBe(`${unknownOrigin}${path}`);
    expect(named(path, "og:url")).toBe(`${unknownOrigin}${path}`);
    expect(named(path, "og:image")).toMatch(/^https:\/\/.+\.jpg$/);
    expect(named(path, "twitter:card")).toBe("summary_large_image");
  });
});

test("descriptions and titles are all different", () => {
  expect(new Set(pages.map((page) => page.description)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
});

test("the business has its hours, its price range and twenty states", () => {
  const business = structured("/").find((data) => data["@type"] === "LocalBusiness");
  expect(business).toMatchObject({ priceRange: "$$", telephone: company.phone.international });
  expect(business?.areaServed).toHaveLength(20);
  // Sunday is closed: it is absent.
  expect(business?.openingHoursSpecification).toMatchObject([
    { opens: "08:00", closes: "17:00" },
    { dayOfWeek: ["Saturday"], opens: "09:00", closes: "13:00" },
  ]);
  expect(business).not.toHaveProperty("aggregateRating");
});

test("breadcrumbs lead from the home page down to the page", () => {
  const metadata = structured("/services/commercial-cleaning").find(
    (data) => data["@type"] === "BreadcrumbList",
  );
  expect(metadata?.itemListElement).toMatchObject([
    { position: 1, name: "Home" },
    { position: 2, name: "Services" },
    { position: 3, name: "Commercial Cleaning" },
  ]);
});

test("breadcrumbs of a page in Spanish stay in Spanish", () => {
  const metadata = structured("/es/services/commercial-cleaning").find(
    (data) => data["@type"] === "BreadcrumbList",
  );
  expect(metadata?.itemListElement).toMatchObject([
    { name: "Inicio", item: `${unknownOrigin}/es` },
    { name: "Servicios", item: `${unknownOrigin}/es/services` },
    { name: "Limpieza comercial", item: `${unknownOrigin}/es/services/commercial-cleaning` },
  ]);
});

test("news are articles", () => {
  expect(named("/news/eco-friendly-program", "og:type")).toBe("article");
});

test("every question carries its answer", () => {
  const { homeQuestions } = questionsContent("es");
  const data = questionsData(homeQuestions, "es");
  expect(data.inLanguage).toBe("es-US");
  expect(data.mainEntity).toHaveLength(homeQuestions.length);
  expect(data.mainEntity).toMatchObject(
    homeQuestions.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: answer },
    })),
  );
});
