import { describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import { type Page, pages } from "#content/pages.ts";
import { robotsTxt, sitemapXml } from "./sitemap.ts";

const listed = (path: string, more: Partial<Page> = {}): Page => ({
  path,
  module: "marketing/page.tsx",
  title: "A page",
  description: "A page that is made for this test and shows in no list of the site.",
  keywords: [],
  picture: "lobby",
  updated: "2025-04-18",
  ...more,
});

describe("sitemap.xml", () => {
  it("lists a page by its absolute address with the day of its content", () => {
    expect(sitemapXml([listed("/services")])).toContain(
      `<url><loc>${company.website}/services</loc><lastmod>2025-04-18</lastmod></url>`,
    );
  });

  it("leaves out what search engines shall not list", () => {
    expect(sitemapXml([listed("/search", { noindex: true })])).not.toContain("<url>");
  });

  it("never dates a page into the future", () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    for (const { path, updated } of pages) {
      expect(updated, path).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(updated <= tomorrow, path).toBe(true);
    }
  });
});

it("robots.txt names the sitemap by its absolute address", () => {
  expect(robotsTxt()).toContain(`Sitemap: ${company.website}/sitemap.xml`);
});
