import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { contentPlaceholders } from "./content-placeholders.ts";

it("the content folder is read whole, without the demonstration and the facts of the settings", async () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  put(
    "content/company.ts",
    `export const company = { phone: "(312) 555-0142" };
     export const partner = { link: "https://partner.example.com" };`,
  );
  put("content/payment.ts", `export const shippedPayment = { demo: true };`);
  put("content/shown-articles.ts", `export const all = [{ title: "An award", demo: true }];`);
  put("content/demo-people.ts", `export const people = ["dana@example.com"];`);
  put("content/news/award.mdx", "---\ntitle: An award\ndemo: true\n---\nCall 312-555-0111.");
  put("content/news/move.mdx", "---\ntitle: We moved\n---\nCall us.");
  try {
    expect((await contentPlaceholders(folder)).map(({ place }) => place)).toEqual([
      "content/company.ts partner.link",
      "content/news/award.mdx",
      "content/news/award.mdx",
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("the content that ships still holds what is invented, in both languages", async () => {
  const placeholders = await contentPlaceholders(join(import.meta.dirname, "../.."));
  const kinds = new Set(placeholders.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(["invented", "unverified"]);
  const places = placeholders.map(({ place }) => place);
  for (const place of [
    "content/en/certifications.ts certifications[cims]",
    "content/es/certifications.ts certifications[cims]",
    "content/en/legal/terms.ts",
    "content/privacy-laws.ts privacyLaws",
  ])
    expect(places).toContainEqual(expect.stringContaining(place));
  expect(places.filter((place) => /\/demo|shippedFacts|company\.ts company/.test(place))).toEqual(
    [],
  );
});
