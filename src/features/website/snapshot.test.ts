/** What all pages follow: places and their pages, what is offered, and what somebody has translated. */
import { afterEach, describe, expect, it } from "vitest";
import { businessData } from "#areas/marketing/structured-data.ts";
import { aboutContent } from "#content/about.ts";
import { changeCompanyFacts, shippedFacts } from "#content/company.ts";
import { changeContentEdits, noEdits } from "#content/content-edits.ts";
import { industriesContent } from "#content/industries.ts";
import { locationsContent } from "#content/locations.ts";
import { navigationContent } from "#content/navigation.ts";
import { isClosed, pageAt, pageIn, pagesIn } from "#content/pages.ts";
import { placesIn } from "#content/places.ts";
import { allServicesContent } from "#content/services/all-services.ts";
import { servicesContent } from "#content/services.ts";
import { facilityTypes, offeredFacilityTypes } from "#features/facilities/facility-types.ts";
import { placeholdersIn } from "#platform/system/placeholders.ts";
import { documentFields, flatFields } from "./document-fields.server.ts";
import { publishedPlaceholders } from "./published-placeholders.server.ts";
import { type DocumentName, isDocumentName, shippedDocuments } from "./shipped-documents.server.ts";
import { snapshotOf } from "./snapshot.server.ts";
import type { StoredEdits } from "./tables/website-documents.ts";
import { faultsOf, withProposedAddresses } from "./website-form.server.ts";

const publishedAt = new Date("2026-12-24T18:00:00Z");

const publish = (documents: Readonly<Record<string, StoredEdits>>) =>
  changeContentEdits(
    snapshotOf(
      new Map(
        Object.entries(documents).flatMap(([name, published]) =>
          isDocumentName(name) ? [[name, { published, draft: null, publishedAt }] as const] : [],
        ),
      ),
    ),
  );

afterEach(() => changeContentEdits(noEdits));

/** Every text of a document in Spanish, as somebody who translates it would write them. */
const translationOf = (document: DocumentName): StoredEdits =>
  Object.fromEntries(
    flatFields(documentFields(document, {})).flatMap(({ place, kind, value }) =>
      place.startsWith("es.") && kind === "text" && value === "" ? [[place, "Texto"]] : [],
    ),
  );

const added = {
  "en.locations[]": "new-a,illinois",
  "en.locations.new-a.name": "St. Louis",
  "en.locations.new-a.address": "st-louis",
  "en.locations.new-a.stateCode": "MO",
  "en.locations.new-a.region": "midwest",
  "en.locations.new-a.asks": "A river city.",
};

describe("places", () => {
  it("that are added have a page, stand in lists and structured data, and others leave them", () => {
    publish({ locations: added });
    expect(pageAt("/locations/st-louis")).toMatchObject({
      title: "Commercial Cleaning in St. Louis",
      routeId: "/locations/:place",
    });
    expect(pageAt("/locations/ohio")).toBeUndefined();
    expect(isClosed("/locations/ohio")).toBe(true);
    expect(isClosed("/locations/st-louis")).toBe(false);
    expect(locationsContent("en").locations.map(({ name }) => name)).toEqual([
      "St. Louis",
      "Illinois",
    ]);
    expect(businessData("en").areaServed).toEqual([
      { "@type": "State", name: "Missouri" },
      { "@type": "State", name: "Illinois" },
    ]);
  });

  it("are hidden where the company says that it does not serve their state", () => {
    publish({ locations: added });
    changeCompanyFacts({ ...shippedFacts, statesServed: ["IL", "WA"] });
    expect(placesIn("en").map(({ name }) => name)).toEqual(["Illinois"]);
    expect(isClosed("/locations/st-louis")).toBe(true);
    const { areaServed } = businessData("en");
    changeCompanyFacts(shippedFacts);
    expect(areaServed).toEqual([
      { "@type": "State", name: "Illinois" },
      { "@type": "State", name: "Washington" },
    ]);
  });

  it("without a name, or at the address of another one, have no page", () => {
    publish({
      locations: {
        ...added,
        "en.locations[]": "new-a,new-b,new-c,illinois",
        "en.locations.new-b.name": "Twin",
        "en.locations.new-b.address": "st-louis",
        "en.locations.new-c.address": "nowhere",
      },
    });
    expect(placesIn("en").map(({ name }) => name)).toEqual(["St. Louis", "Illinois"]);
  });

  it("may all be gone", () => {
    publish({ locations: { "en.locations[]": "" } });
    expect(placesIn("en")).toEqual([]);
    expect(pageAt("/locations")).toBeDefined();
  });

  it("get an address from their names that no other has", () => {
    const named = (name: string, more: StoredEdits = {}) =>
      withProposedAddresses("locations", {
        "en.locations[]": "new-a,new-b,illinois",
        "en.locations.new-a.name": name,
        "en.locations.new-a.address": "",
        "en.locations.new-b.address": "",
        "en.locations.illinois.address": "illinois",
        ...more,
      });
    expect(named("St. Louis")["en.locations.new-a.address"]).toBe("st-louis");
    expect(named("St. Louis")["en.locations.new-b.address"]).toBe("");
    expect(named("Illinois")["en.locations.new-a.address"]).toBe("illinois-2");
    expect(named("🧹")["en.locations.new-a.address"]).toBe("place");
    expect(named("<script>")["en.locations.new-a.address"]).toBe("script");
    const twins = named("Twin", { "en.locations.new-b.name": "Twin" });
    expect(twins["en.locations.new-b.address"]).toBe("twin-2");
  });

  it("are refused two of one address, and an address that is none", () => {
    const faults = (address: string) =>
      Object.keys(
        faultsOf(
          "locations",
          {
            "en.locations[]": "illinois,new-a",
            "en.locations.illinois.address": "illinois",
            "en.locations.new-a.address": address,
          },
          "en",
        ),
      );
    expect(faults("illinois")).toEqual(["en.locations.new-a.address"]);
    expect(faults("New York/../x")).toEqual(["en.locations.new-a.address"]);
    expect(faults("st-louis")).toEqual([]);
  });
});

describe("services and industries", () => {
  it("that are not offered have no page, and nothing leads to them", () => {
    publish({
      services: { "en.services.specialty-services.isOffered": "false" },
      industries: { "en.industries.hospitality.isOffered": "false" },
    });
    for (const language of ["en", "es"] as const) {
      const paths = pagesIn(language).map(({ englishPath }) => englishPath);
      expect(paths).not.toContain("/services/specialty-services");
      expect(paths).not.toContain("/industries/hospitality");
      expect(servicesContent(language).services.map(({ id }) => id)).not.toContain(
        "specialty-services",
      );
      expect(industriesContent(language).industries).toHaveLength(5);
      const menus = JSON.stringify(navigationContent(language));
      expect(menus).not.toMatch(/specialty-services|\/hospitality/);
      expect(offeredFacilityTypes(language).map(({ value }) => value)).not.toContain("hospitality");
      expect(facilityTypes(language).map(({ value }) => value)).toContain("hospitality");
    }
    expect(isClosed("/services/specialty-services")).toBe(true);
    expect(isClosed("/es/industries/hospitality")).toBe(true);
    expect(isClosed("/services/commercial-cleaning")).toBe(false);
    // The page itself can still be rendered by a browser that has it open.
    expect(pageIn("en", "/services/specialty-services").title).toBe("Specialty Services");
  });

  it("that are renamed are called so in menus, titles and forms", () => {
    publish({
      services: { "en.services.janitorial-services.title": "Day Cleaning" },
      industries: { "en.industries.healthcare-facilities.title": "Clinics" },
    });
    const menus = JSON.stringify(navigationContent("en"));
    expect(menus).toContain("Day Cleaning");
    expect(menus).not.toContain("Janitorial Services");
    expect(pageAt("/services/janitorial-services")?.title).toBe("Day Cleaning");
    expect(pageAt("/es/services/janitorial-services")?.title).toBe("Servicios de conserjería");
    expect(facilityTypes("en").find(({ value }) => value === "healthcare")?.label).toBe("Clinics");
    expect(facilityTypes("es").find(({ value }) => value === "healthcare")?.label).toBe(
      "Centro de salud",
    );
  });

  it("keep the title for search engines that their page was given", () => {
    const place = "en.pageTexts./services/janitorial-services.title";
    publish({
      services: { "en.services.janitorial-services.title": "Day Cleaning" },
      "page-texts": { [place]: "Day cleaning for offices" },
    });
    expect(pageAt("/services/janitorial-services")?.title).toBe("Day cleaning for offices");
  });

  it("are described on the page of all services by lists of their own", () => {
    publish({ services: { "en.services.specialty-services.isOffered": "false" } });
    expect(allServicesContent("en").serviceSections).toHaveLength(6);
  });
});

describe("pages that are shipped in English alone", () => {
  it("are in Spanish once every text is", () => {
    expect(pageAt("/es/about")).toMatchObject({ isOnlyInEnglish: true, noindex: true });
    const translation = translationOf("about");
    const [missing = ""] = Object.keys(translation);
    const { [missing]: _, ...others } = translation;
    publish({ about: others });
    expect(pageAt("/es/about")?.isOnlyInEnglish).toBe(true);
    publish({ about: translation });
    expect(pageAt("/es/about")?.isOnlyInEnglish).toBeUndefined();
    expect(pageAt("/es/about")?.noindex).toBeUndefined();
    expect(pageAt("/about")?.isOnlyInEnglish).toBeUndefined();
    expect(pageAt("/es/approach")?.isOnlyInEnglish).toBe(true);
    expect(aboutContent("es").leaders[0]).toMatchObject({
      name: "Margaret Osei",
      role: "Texto",
    });
    expect(aboutContent("es").hero.actions[0]).toMatchObject({ to: "/es/approach" });
  });

  it("have the pages of places in Spanish, too", () => {
    expect(pageAt("/es/locations/ohio")?.isOnlyInEnglish).toBe(true);
    publish({ locations: translationOf("locations") });
    expect(pageAt("/es/locations/ohio")).toMatchObject({
      title: "Limpieza comercial en Ohio",
      routeId: "/es/locations/:place",
    });
  });
});

describe("people", () => {
  it("are added, moved and removed, and a picture that does not exist is none", () => {
    publish({
      about: {
        "en.leaders[]": "new-a,finance",
        "en.leaders.new-a.name": "Ada Park",
        "en.leaders.new-a.role": "Owner",
        "en.leaders.new-a.portrait": "no-such-picture",
        "en.leaders.finance.portrait": "lobby",
      },
    });
    expect(aboutContent("en").leaders).toMatchObject([
      { name: "Ada Park", role: "Owner", portrait: "", demo: false },
      { id: "finance", portrait: "lobby", demo: true },
    ]);
    publish({ about: { "en.leaders[]": "" } });
    expect(aboutContent("en").leaders).toEqual([]);
  });
});

it("a legal page was last changed when its text was published", () => {
  publish({ "legal/terms": { "en.termsOfService.lead": "Ours." } });
  const { termsOfService } = shippedDocuments["legal/terms"].en;
  expect(termsOfService.updated < "2026-12-24").toBe(true);
  const edits = snapshotOf(
    new Map([["legal/terms", { published: {}, draft: null, publishedAt }]] as const),
  );
  expect(edits.en["legal/terms"]).toEqual({ "termsOfService.updated": "2026-12-24" });
});

it("what was replaced is no placeholder any more, and what was not still is one", () => {
  const place = "content/only-in-english/about.ts";
  const shipped = placeholdersIn({ ...shippedDocuments.about.en }, place).map((one) => ({
    ...one,
    place: one.place.replace(`${place}.`, `${place} `),
  }));
  const values = (stored: StoredEdits) =>
    publishedPlaceholders(
      [...shipped, { place: "content/news/x.mdx", kind: "invented", value: "News" }],
      snapshotOf(new Map([["about", { published: stored, draft: null, publishedAt }]] as const)),
    ).map(({ value }) => value);
  expect(values({})).toContain("operations");
  const left = values({
    "en.leaders[]": "chief-executive,finance",
    "en.leaders.chief-executive.name": "Ada Park",
    "en.leaders.chief-executive.demo": "false",
  });
  expect(left).toContain("finance");
  expect(left).toContain("News");
  expect(left).not.toContain("chief-executive");
  expect(left).not.toContain("operations");
});

describe("an invented article that was shipped", () => {
  const text = "content/news/territory-expansion.mdx";
  const list =
    "content/news/articles.ts news[One Plan in Every State: How We Choose Where to Go Next]";
  const shipped = [
    { place: list, kind: "invented", value: "One Plan" },
    { place: text, kind: "phone", value: "(312) 555-0142" },
    { place: "content/news/top-workplace-award.mdx", kind: "phone", value: "(312) 555-0143" },
  ] as const;
  const places = (stored: StoredEdits) =>
    publishedPlaceholders(
      shipped,
      snapshotOf(
        new Map([
          ["news/territory-expansion", { published: stored, draft: null, publishedAt }] as const,
        ]),
      ),
    ).map(({ place }) => place);

  it("is one to be looked at while the site shows it", () => {
    expect(places({})).toEqual(shipped.map(({ place }) => place));
    expect(places({ "en.title": "Where We Go" })).toContain(list);
    // It will be shown, on a later day.
    expect(places({ "en.firstDay": "2099-01-01" })).toContain(list);
  });

  it("names the article in which it is edited", () => {
    const [first] = publishedPlaceholders(shipped, snapshotOf(new Map()));
    expect(first?.document?.name).toBe("news/territory-expansion");
    expect(first?.document?.title.es).toMatch(/^One Plan/);
  });

  it("is none once it is hidden, or its last day is over", () => {
    expect(places({ "en.hidden": "true" })).toEqual(["content/news/top-workplace-award.mdx"]);
    expect(places({ "en.lastDay": "2025-04-01" })).not.toContain(list);
  });

  it("is none once the company says something else in its place, but for what that says", () => {
    expect(places({ "en.title": "Tulsa", "en.markdown": "We are in Tulsa." })).not.toContain(list);
    const left = places({ "en.markdown": "Call (206) 555-0134." });
    expect(left).not.toContain(list);
    expect(left).toContain(`${text} markdown`);
  });
});
