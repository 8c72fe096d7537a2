import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { industries } from "./industries.ts";
import { footerNavigation, legalLinks, navigation } from "./navigation.ts";
import { pages } from "./pages.ts";
import { services } from "./services.ts";
import { states } from "./states.ts";

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
  expect(new Set(states.map((state) => state.code)).size).toBe(20);
});

test("every picture that content names has its master", () => {
  const masters = new Set(
    readdirSync("artwork/pictures").map((file) => file.replace(/\.webp$/, "")),
  );
  const named = [...pages.map((page) => page.picture), ...industries.map((it) => it.image)];
  expect(named.filter((name) => !masters.has(name))).toEqual([]);
});
