import { describe, expect, it } from "vitest";
import { lastSecondOf } from "#content/careers/opening-days.ts";
import { openingsIn } from "#content/careers/openings.ts";
import { languages } from "#platform/language/language.ts";
import { errorsOf, type StructuredItem } from "#tests/support/structured-data.ts";
import { jobPostingData } from "./job-posting-data.ts";

const cases = languages.flatMap((language) =>
  openingsIn(language).map((opening) => [opening.title, language, opening] as const),
);

describe.each(cases)("%s (%s)", (_, language, opening) => {
  const until = lastSecondOf(opening.validThrough);
  const data: StructuredItem = {
    "@type": "JobPosting",
    ...jobPostingData(opening, until, language),
  };

  it("has every property that Google requires", async () => {
    expect(await errorsOf(data)).toEqual([]);
  });

  it("is either at a place or from named states, never nowhere", () => {
    const places = [data.jobLocation ?? data.applicantLocationRequirements].flat();
    expect(places[0]).toHaveProperty("@type");
  });

  it("states the pay that the page states", () => {
    expect(data.baseSalary).toMatchObject({
      value: { minValue: opening.pay.from, maxValue: opening.pay.to },
    });
  });
});

it("escapes text", () => {
  const [opening] = openingsIn("en");
  if (!opening) throw new Error("there is no opening");
  const data = jobPostingData({ ...opening, description: "Floors & <b>walls</b>" }, "", "en");
  expect(data.description).toContain("Floors &amp; &lt;b&gt;walls&lt;/b&gt;");
});
