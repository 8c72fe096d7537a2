import { afterEach, expect, test } from "vitest";
import { sayFacts } from "./company-facts-in-text.ts";
import { changeContentEdits, noEdits } from "./content-edits.ts";
import { differentiatorsContent } from "./differentiators.ts";
import { homeContent } from "./home.ts";
import { allIndustriesContent } from "./industries/all-industries.ts";
import { industriesContent } from "./industries.ts";
import { locationsContent } from "./locations.ts";
import { navigationContent } from "./navigation.ts";
import { industryIds, serviceIds } from "./offered.ts";
import { allServicesContent } from "./services/all-services.ts";
import { disinfectionServicesContent } from "./services/disinfection-services.ts";
import { servicesContent } from "./services.ts";

afterEach(() => changeContentEdits(noEdits));

const takeOff = (list: "services" | "industries", ids: readonly string[]) => {
  const hidden = Object.fromEntries(ids.map((id) => [`${list}.${id}.isOffered`, "false"]));
  changeContentEdits({ en: { [list]: hidden }, es: { [list]: hidden } });
};

test("the services and industries that are counted are those that are listed", () => {
  expect(servicesContent("en").services.map(({ id }) => id)).toEqual(serviceIds);
  expect(industriesContent("en").industries.map(({ id }) => id)).toEqual(industryIds);
});

test("what was shipped says six of each", () => {
  expect(homeContent("en").servicesSection.headline).toBe(
    "One building.\nOne plan.\nSix services.",
  );
  expect(homeContent("en").industriesSection.headline).toBe(
    "Six industries, each with its own rules",
  );
  expect(allServicesContent("en").hero.title).toBe("Six services, one plan");
  expect(allServicesContent("es").hero.title).toBe("Seis servicios, un solo plan");
  expect(allIndustriesContent("en").hero.title).toBe("Six industries, each with its own hours");
  expect(allIndustriesContent("es").hero.title).toBe("Seis sectores, cada uno con su horario");
  expect(disinfectionServicesContent("en").industriesHeading.title).toBe(
    "Six industries, and why they disinfect",
  );
  expect(navigationContent("en").navigation[0]?.blurb).toContain("We know six of them well.");
});

test("what is said of the plan names no service that may be taken off", () => {
  const plan = (language: "en" | "es") =>
    differentiatorsContent(language).differentiators.find(
      ({ id }) => id === "comprehensive-approach",
    )?.description;
  expect(plan("en")).not.toMatch(/specialty|disinfection|maintenance/);
  expect(plan("es")).not.toMatch(/especializad|desinfección|mantenimiento/);
});

test("a text counts the services and industries that are left", () => {
  takeOff("services", serviceIds.slice(4));
  expect(homeContent("en").servicesSection.headline).toMatch(/\nFour services\.$/);
  expect(homeContent("es").servicesSection.headline).toMatch(/\nCuatro servicios\.$/);
  takeOff("industries", industryIds.slice(2));
  expect(homeContent("en").industriesSection.headline).toBe(
    "Two industries, each with its own rules",
  );
  expect(navigationContent("es").navigation[0]?.blurb).toContain("Conocemos bien dos.");
  expect(disinfectionServicesContent("en").industries).toHaveLength(2);
  expect(disinfectionServicesContent("es").industriesHeading.title).toMatch(/^Dos sectores,/);
});

test("of one it speaks as of one", () => {
  takeOff("services", serviceIds.slice(1));
  expect(homeContent("en").servicesSection.headline).toMatch(/\nOne service\.$/);
  expect(allServicesContent("es").hero.title).toBe("Un servicio, un solo plan");
  takeOff("industries", industryIds.slice(1));
  expect(homeContent("en").industriesSection.headline).toBe("One industry with its own rules");
  expect(homeContent("es").industriesSection.headline).toBe("Un sector con sus reglas");
  expect(navigationContent("en").navigation[0]?.blurb).toContain("We know one of them well.");
  expect(navigationContent("es").navigation[0]?.blurb).toContain("Conocemos bien uno.");
});

test("places offer all of them", () => {
  const { statesSection } = locationsContent("en");
  expect(statesSection.lead).toMatch(/^We offer all six services in every state\./);
  expect(statesSection.link).toBe("All six services");
  takeOff("services", serviceIds.slice(1));
  expect(locationsContent("en").statesSection.lead).toMatch(/^We offer our one service in every/);
});

test("where none is left, no number is made up", () => {
  takeOff("services", serviceIds);
  expect(sayFacts("{company.Services}, {company.services}", "en")).toBe("No services, no services");
  expect(sayFacts("{company.Services}", "es")).toBe("Ningún servicio");
});
