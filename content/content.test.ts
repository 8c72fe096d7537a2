import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { industries } from "./en/industries.ts";
import { footerNavigation, legalLinks, navigation } from "./en/navigation.ts";
import { services } from "./en/services.ts";
import { guides } from "./guides/guides.ts";
import { pages } from "./pages.ts";
import { places } from "./shipped-places.ts";

test("every link of the navigation leads to a page of the site", () => {
  const paths = new Set<string>(pages.map((page) => page.path));
  const links = [
    ...navigation,
    ...navigation.flatMap((item) => item.items ?? []),
    ...footerNavigation.flatMap((column) => column.links),
    ...legalLinks,
  ];
  const dead = links.filter((link) => !paths.has(link.href.split("#")[0] ?? ""));
  expect(dead).toEqual([]);
});

test("ids are those of the specification", () => {
  expect(services.map((service) => service.id)).toEqual([
    "commercial-cleaning",
    "janitorial-services",
    "disinfection-services",
    "specialty-services",
    "facility-maintenance",
    "additional-services",
  ]);
  expect(industries.map((industry) => industry.id)).toEqual([
    "corporate-offices",
    "healthcare-facilities",
    "educational-institutions",
    "retail-spaces",
    "manufacturing-industrial",
    "hospitality",
  ]);
});

test("the service area has 20 states", () => {
  expect(new Set(places.map(({ stateCode }) => stateCode)).size).toBe(20);
});

test("every picture that content names has its master", () => {
  const masters = new Set(
    readdirSync("artwork/pictures").map((file) => file.replace(/\.webp$/, "")),
  );
  const named = [
    ...pages.flatMap((page) => page.picture?.name ?? []),
    ...industries.map((it) => it.image),
    ...services.map((service) => service.picture.name),
    ...guides.map((guide) => guide.picture),
  ];
  expect(named.filter((name) => !masters.has(name))).toEqual([]);
});

test("no two pages have the same picture for their own, and each says what it shows", () => {
  const shown = pages.flatMap((page) => page.picture ?? []);
  expect(shown.length).toBeGreaterThan(30);
  const names = shown.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  for (const { alt } of shown) expect(alt.length).toBeGreaterThan(30);
});
