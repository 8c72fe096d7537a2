/** What the built pages tell machines: valid by Google's rules, and true to what people read. */
import { expect, it } from "vitest";
import { openOpenings } from "#content/careers/opening-days.ts";
import { builtHtml, builtPages } from "../../support/built-site.ts";
import { readableText, readMarkup } from "../../support/markup.ts";
import { errorsOf, type StructuredItem, structuredDataOf } from "../../support/structured-data.ts";

const types = (items: readonly StructuredItem[]) => items.map((item) => item["@type"]);
const plain = (text: unknown) => String(text).replace(/\s+/g, " ").trim();

for (const page of builtPages) {
  it(`structured data of ${page.path}`, async () => {
    const html = builtHtml(page.path);
    const items = structuredDataOf(html);
    const text = readableText(readMarkup(html).one("body"));

    const faults = await Promise.all(items.map(errorsOf));
    expect(faults.flat()).toEqual([]);

    expect(types(items)).toContain("LocalBusiness");
    if (page.englishPath !== "/") expect(types(items)).toContain("BreadcrumbList");
    for (const item of items) {
      if (item["@type"] === "FAQPage") {
        for (const { name, acceptedAnswer } of item.mainEntity as Question[]) {
          expect(text).toContain(plain(name));
          expect(text).toContain(plain(acceptedAnswer.text));
        }
      }
      if (item["@type"] === "BreadcrumbList") {
        const metadata = item.itemListElement as { name: string }[];
        expect(metadata.length).toBeGreaterThanOrEqual(2);
        for (const { name } of metadata) expect(text).toContain(name);
      }
      if (/Article$/.test(item["@type"])) expect(text).toContain(plain(item.headline));
      if (item["@type"] === "JobPosting") expect(text).toContain(plain(item.title));
      // Google ignores or penalizes a business that rates itself.
      expect(JSON.stringify(item)).not.toMatch(/aggregateRating|"Review"/);
    }

    if (page.noindex) return;
    if (/^\/services\/./.test(page.englishPath)) expect(types(items)).toContain("Service");
    if (page.type === "article") expect(types(items).join(" ")).toMatch(/Article/);
    if (page.englishPath === "/careers") {
      const titles = items.filter((item) => item["@type"] === "JobPosting").map((it) => it.title);
      expect(titles.sort()).toEqual(
        openOpenings(new Date(), page.language)
          .map(({ title }) => title)
          .sort(),
      );
    }
  });
}

it("the page of a state says that the company works there", () => {
  const service = structuredDataOf(builtHtml("/locations/illinois")).find(
    (item) => item["@type"] === "Service",
  );
  expect(service).toMatchObject({ areaServed: [{ "@type": "State", name: "Illinois" }] });
});

interface Question {
  name: string;
  acceptedAnswer: { text: string };
}
