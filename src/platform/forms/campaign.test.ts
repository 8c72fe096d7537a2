import { expect, it } from "vitest";
import { readCampaign } from "./campaign.ts";

it("keeps what campaigns are known by and nothing else", () => {
  const query =
    "utm_source=a&utm_id=7&gclid=b&fbclid=c&ref=d&utm_=no&email=x%40y.z&__proto__=1&utm_medium=";
  expect(readCampaign(query)).toEqual({
    utm_source: "a",
    utm_id: "7",
    gclid: "b",
    fbclid: "c",
    ref: "d",
  });
});

it("limits their number and length, and replaces what the database cannot store", () => {
  const many = Array.from(
    { length: 40 },
    (_, n) => `utm_${"abcdefghijklmnopqrstuvwxyz_".slice(0, (n % 27) + 1)}=1`,
  );
  expect(Object.keys(readCampaign(many.join("&")))).toHaveLength(12);
  const { utm_source } = readCampaign(`utm_source=${"%00"}${"😀".repeat(300)}`);
  expect(utm_source?.length).toBeLessThanOrEqual(200);
  expect(utm_source?.isWellFormed()).toBe(true);
  expect(utm_source).not.toContain("\0");
});
