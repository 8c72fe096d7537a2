import { describe, expect, it } from "vitest";
import { type Page, type PagePath, pages, pagesIn } from "#content/pages.ts";
import { dayMs } from "#platform/format/durations.ts";
import { robotsTxt, sitemapXml } from "./sitemap.ts";

const listed = (path: PagePath, more: Partial<Page> = {}): Page => ({
  path,
  englishPath: path,
  routeId: path,
  language: "en",
  module: "marketing/page.tsx",
  title: "A page",
  description: "A page that is made for this test and shows in no list of the site.",
  keywords: [],
  updated: "2025-04-18",
  ...more,
});

const now = new Date("2026-11-21T12:00:00Z");
const origin = "https://www.example.com";

describe("sitemap.xml", () => {
  it("lists a page by its absolute address with the day of its content", () => {
    expect(sitemapXml([listed("/services")], now, origin)).toContain(
      `<url><loc>${origin}/services</loc><lastmod>2025-04-18</lastmod>`,
    );
  });

  it("names the same page in each language, and of others only what exists", () => {
    const [careers, about] = (["/es/careers", "/es/about"] as const).map((path) =>
      sitemapXml(
        pagesIn("es").filter((page) => page.path === path),
        now,
        origin,
      ),
    );
    for (const [language, path] of [
      ["en", "/careers"],
      ["es", "/es/careers"],
    ])
      expect(careers).toContain(
        `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`,
      );
    expect(careers).toContain(`<loc>${origin}/es/careers</loc>`);
    expect(about).not.toContain("<url>");
  });

  it("leaves out what search engines shall not list", () => {
    expect(sitemapXml([listed("/search", { noindex: true })], now, origin)).not.toContain("<url>");
  });

  it("dates the page of the openings by the day on which one began or ended, if that is later", () => {
    const careers = listed("/careers", { updated: "2026-11-21" });
    const datedOn = (moment: string) =>
      /<lastmod>(.*)<\/lastmod>/.exec(sitemapXml([careers], new Date(moment), origin))?.[1];
    expect(datedOn("2027-09-01T04:59:59Z")).toBe("2026-11-21");
    expect(datedOn("2027-09-01T05:00:00Z")).toBe("2027-09-01");
    expect(datedOn("2020-01-01T12:00:00Z")).toBe("2026-11-21");
  });

  it("never dates a page into the future", () => {
    const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
    for (const { path, updated } of pages) {
      expect(updated, path).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(updated <= tomorrow, path).toBe(true);
    }
  });
});

it("robots.txt names the sitemap by its absolute address", () => {
  expect(robotsTxt(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
