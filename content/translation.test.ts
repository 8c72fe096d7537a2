/** What the types cannot compare: how long lists are, and that no figure is lost on the way. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allServicesContent } from "./services/all-services.ts";
import { commercialCleaningContent } from "./services/commercial-cleaning.ts";
import { disinfectionServicesContent } from "./services/disinfection-services.ts";
import { facilityMaintenanceContent } from "./services/facility-maintenance.ts";
import { janitorialServicesContent } from "./services/janitorial-services.ts";
import { specialtyServicesContent } from "./services/specialty-services.ts";

const filesOf = (language: string) =>
  readdirSync(`content/${language}`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .toSorted();

/** Each text with its place, such as `hero.actions.0.label`, and what is no text as it is. */
function leavesOf(value: unknown, place = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[place, value]];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${place}.${name}`));
}

const figuresIn = (text: string) =>
  (text.replace(/around the clock/i, "24").match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted();

/** Written by code, from the same times: `08:00-17:00`, `8 a.m. a 5 p.m.` */
const byClock = /^\.hours\.office\.rows\.\d\.times$/;

it("has a file for each of the English", () => {
  expect(filesOf("es")).toEqual(filesOf("en"));
});

describe.each(filesOf("en"))("%s", async (file) => {
  const english = leavesOf(await import(`./en/${file}`));
  const spanish = new Map(leavesOf(await import(`./es/${file}`)));

  it("has the same entries, and none without a text", () => {
    expect([...spanish.keys()].toSorted()).toEqual(english.map(([place]) => place).toSorted());
    for (const [place, value] of english)
      if (typeof value === "string") expect(Boolean(spanish.get(place)), place).toBe(value !== "");
      else expect(spanish.get(place), place).toEqual(value);
  });

  it("says the same figures", () => {
    const differing = english.flatMap(([place, value]) => {
      const other = spanish.get(place);
      if (typeof value !== "string" || typeof other !== "string" || byClock.test(place)) return [];
      return figuresIn(value).join() === figuresIn(other).join() ? [] : [{ place, value, other }];
    });
    expect(differing).toEqual([]);
  });
});

it("names on the list of services what their pages describe", () => {
  const { serviceSections } = allServicesContent("es");
  const holds = Object.fromEntries(serviceSections.map((section) => [section.id, section.holds]));
  const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
  expect(holds).toMatchObject({
    "commercial-cleaning": titles(commercialCleaningContent("es").coreServices),
    "janitorial-services": titles(janitorialServicesContent("es").coreServices),
    "disinfection-services": titles(disinfectionServicesContent("es").disinfectionServices),
    "specialty-services": titles(specialtyServicesContent("es").specialtyServices),
    "facility-maintenance": titles(facilityMaintenanceContent("es").maintenanceServices),
  });
});
