import { describe, expect, it } from "vitest";
import { leastProcessorTime } from "#tests/support/processor-time.ts";
import type { Segment } from "./excerpt.ts";
import {
  findPages,
  indexSections,
  readIndex,
  replacePage,
  type SiteIndex,
  type SiteSection,
} from "./site-index.ts";

const section = (path: string, title: string, heading: string, text: string, anchor = "") => ({
  path,
  title,
  heading,
  text,
  anchor,
  keywords: "",
});

const sections: SiteSection[] = [
  section("/services", "Services", "", "What we do, one by one."),
  section(
    "/services",
    "Services",
    "Disinfection Services",
    "By fogging or by hand.",
    "disinfection",
  ),
  section("/services", "Services", "Fogging", "Fine droplets for whole rooms.", "fogging"),
  section("/careers", "Careers", "Openings", "Night supervisor in many cities.", "openings"),
  section("/industries/healthcare", "Healthcare", "Rooms", "Restrooms and patient rooms.", "rooms"),
  section("/contact", "Contact", "", "Call us, or write <b>to</b> us & wait."),
].map((page, id) => ({ id, ...page }));

const find = (index: SiteIndex, query: string) =>
  findPages(index, query, [
    ["restroom", "bathroom"],
    ["career", "job"],
  ]);
const index = readIndex(JSON.stringify(indexSections(sections, "en").sections), "en");
const written = (segments: readonly Segment[] = []) =>
  segments.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");
const paths = (query: string) => find(index, query).results.map(({ path }) => path);

describe("search", () => {
  it("shows a page once, linked to its best section, with its other sections", () => {
    const { results } = find(index, "disinfection fogging");
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({
      path: "/services",
      href: "/services#disinfection",
      more: [{ heading: [{ text: "Fogging", hit: true }], href: "/services#fogging" }],
    });
  });

  it("names the matching section, and marks the words everywhere", () => {
    const rooms = find(index, "bathroom rooms").results[0];
    expect(written(rooms?.heading)).toBe("[Rooms]");
    expect(written(rooms?.excerpt)).toBe("[Restrooms] and patient [rooms].");
    const careers = find(index, "careers night").results[0];
    expect(written(careers?.title)).toBe("[Careers]");
    expect(written(careers?.heading)).toBe("Openings");
    expect(written(careers?.excerpt)).toBe("[Night] supervisor in many cities.");
  });

  it("shows a section with the word in it, not one that only has the page's name in common", () => {
    const pages = indexSections(
      [
        section("/hotels", "Hotels", "Asked by hotels", "", "faq"),
        section("/hotels", "Hotels", "Benefits", "Guests return.", "benefits"),
        section("/hotels", "Hotels", "Rooms", "Every hotel room is checked.", "rooms"),
      ].map((page, id) => ({ id, ...page })),
      "en",
    );
    expect(find(pages, "hotel").results[0]).toMatchObject({
      href: "/hotels#rooms",
      more: [{ href: "/hotels#faq" }],
    });
  });

  it("finds other forms, beginnings and words of the same meaning", () => {
    expect(paths("supervisors")).toEqual(["/careers"]);
    expect(paths("superv")).toEqual(["/careers"]);
    expect(paths("bathroom")).toEqual(["/industries/healthcare"]);
    expect(paths("jobs")).toEqual(["/careers"]);
  });

  it("does not match a longer word that only starts with the stem", () => {
    const texts = ["Floor care.", "A clean cart in North Carolina.", "Cleaners care."];
    const carts = indexSections(
      texts.map((text, id) => ({ ...section(`/${id}`, "", "", text), id })),
      "en",
    );
    const excerptsOf = (query: string) =>
      find(carts, query)
        .results.map(({ excerpt }) => written(excerpt))
        .sort();
    expect(excerptsOf("care")).toEqual(["Cleaners [care].", "Floor [care]."]);
    expect(excerptsOf("cleaning")).toEqual([
      "A [clean] cart in North Carolina.",
      "[Cleaners] care.",
    ]);
  });

  it("uses similarly spelled words only if the word is not found, and says so", () => {
    const misspelled = find(index, "disinfecton");
    expect(misspelled.results.map(({ path }) => path)).toEqual(["/services"]);
    expect(misspelled.nearly).toBe(true);
    expect(find(index, "fogging").nearly).toBe(false);
  });

  it("prefers pages with all the words, and says when none has", () => {
    expect(paths("night openings")).toEqual(["/careers"]);
    const partial = find(index, "supervisor zzzzzz");
    expect(partial.partial).toBe(true);
    expect(partial.results.map(({ path }) => path)).toEqual(["/careers"]);
  });

  it("shows the best and counts all", () => {
    const many = Array.from({ length: 30 }, (_, id) => ({
      ...section(`/news/${id}`, "News", "", "A floor that shines."),
      id,
    }));
    const { results, total } = find(indexSections(many, "en"), "floor");
    expect(results).toHaveLength(20);
    expect(total).toBe(30);
  });

  it("finds a replaced page by its new text, and the others as before", () => {
    const renewed = readIndex(JSON.stringify(indexSections(sections, "en").sections), "en");
    replacePage(renewed, "/careers", [section("/careers", "Careers", "", "Nothing is free.")]);
    const pathsFor = (query: string) => find(renewed, query).results.map(({ path }) => path);
    expect(pathsFor("supervisor")).toEqual([]);
    expect(pathsFor("free")).toEqual(["/careers"]);
    expect(pathsFor("fogging")).toEqual(["/services"]);
  });

  it("finds nothing for an empty query", () => {
    for (const query of ["", "the of and", "!!!", "zzzzzzzzzz", "\u0000"]) {
      expect(paths(query), query).toEqual([]);
    }
  });

  it("treats all content as text", () => {
    const [result] = find(index, "write").results;
    expect(result?.excerpt.map(({ text }) => text).join("")).toContain("write <b>to</b> us & wait");
  });

  it.each([
    "a".repeat(200),
    "((((((((((((((((((((",
    "\\u0000' OR 1=1 --",
    "<script>alert(1)</script>",
    "__proto__ constructor toString hasOwnProperty",
    "ｆｕｌｌｗｉｄｔｈ ﷽ 😀 ünïcödé",
    "x ".repeat(100),
  ])("answers %j within a moment", async (query) => {
    expect(await leastProcessorTime(() => find(index, query), 200)).toBeLessThan(200);
  });

  it("finds Spanish words with accents and without, in the plural and in other forms", () => {
    const spanish = indexSections(
      [
        section("/es/services", "Servicios", "", "Limpieza de oficinas y baños, cada mañana."),
        section("/es/careers", "Empleos", "", "Vacantes: inspección de noche, con luz."),
      ].map((page, id) => ({ id, ...page })),
      "es",
    );
    const pathsFor = (query: string) =>
      findPages(spanish, query, [["baño", "sanitario"]]).results.map(({ path }) => path);
    for (const query of [
      "bano",
      "baño",
      "sanitarios",
      "manana",
      "limpiar oficina",
      "¿la limpieza?",
    ])
      expect(pathsFor(query), query).toEqual(["/es/services"]);
    for (const query of ["vacante", "inspecciones", "inspeccion", "luces"])
      expect(pathsFor(query), query).toEqual(["/es/careers"]);
    expect(findPages(spanish, "bano", []).results[0]?.excerpt).toContainEqual({
      text: "baños",
      hit: true,
    });
  });
});
