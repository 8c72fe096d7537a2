import { describe, expect, it } from "vitest";
import { openings } from "#content/careers/openings.ts";
import { company } from "#content/company.ts";
import { faultsOf, type StructuredItem } from "#tests/support/structured-data.ts";
import { jobPostingData } from "./job-posting-data.ts";

describe.each(openings.map((opening) => [opening.title, opening] as const))("%s", (_, opening) => {
  const data: StructuredItem = { "@type": "JobPosting", ...jobPostingData(opening) };

  it("has everything that Google asks for", async () => {
    expect(await faultsOf(data)).toEqual([]);
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

it("is valid for as long as the page shows it, in summer and in winter", () => {
  for (const day of ["2027-08-31", "2027-01-31", "2026-11-01", "2027-03-14"]) {
    const { validThrough } = jobPostingData({ ...openings[0], validThrough: day });
    const lastSecond = Date.parse(String(validThrough));
    const onLastDay = (moment: number) =>
      new Date(moment).toLocaleDateString("en-CA", { timeZone: company.timeZone }) === day;
    expect([day, onLastDay(lastSecond), onLastDay(lastSecond + 1000)]).toEqual([day, true, false]);
  }
});

it("takes text as text", () => {
  const [opening] = openings;
  const data = jobPostingData({ ...opening, description: "Floors & <b>walls</b>" });
  expect(data.description).toContain("Floors &amp; &lt;b&gt;walls&lt;/b&gt;");
});
