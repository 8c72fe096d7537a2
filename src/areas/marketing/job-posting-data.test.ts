import { describe, expect, it } from "vitest";
import { lastSecondOf } from "#content/careers/opening-days.ts";
import { openings } from "#content/careers/openings.ts";
import { errorsOf, type StructuredItem } from "#tests/support/structured-data.ts";
import { jobPostingData } from "./job-posting-data.ts";

describe.each(openings.map((opening) => [opening.title, opening] as const))("%s", (_, opening) => {
  const until = lastSecondOf(opening.validThrough);
  const data: StructuredItem = { "@type": "JobPosting", ...jobPostingData(opening, until) };

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
  const [opening] = openings;
  const data = jobPostingData({ ...opening, description: "Floors & <b>walls</b>" }, "");
  expect(data.description).toContain("Floors &amp; &lt;b&gt;walls&lt;/b&gt;");
});
