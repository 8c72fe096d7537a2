import { describe, expect, it } from "vitest";
import { shippedRateCard } from "#content/rate-card.ts";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { readSquareFeet } from "./building-area.ts";
import { frequencies } from "./frequency-types.ts";
import { formatRange, planningRange } from "./planning-range.ts";

describe("an area", () => {
  it.each([
    ["25000", 25_000],
    ["25,000", 25_000],
    ["25.000", 25_000],
    ["25 000", 25_000],
    ["25\u202f000", 25_000],
    ["25'000", 25_000],
    ["25’000", 25_000],
    ["1,250,000 sq ft", 1_250_000],
    ["25k sq ft", 25_000],
    ["25K", 25_000],
    ["2.5k", 2_500],
    ["2,5k", 2_500],
    ["25 thousand square feet", 25_000],
    ["1.2 million sq. ft.", 1_200_000],
    ["1.2M sf", 1_200_000],
    ["about 10 000", 10_000],
    ["approx. 8,000 sqft", 8_000],
    ["~9000", 9_000],
    ["just over 12,000 SF", 12_000],
    ["12,000+", 12_000],
    ["10-12k", 11_000],
    ["10k to 12k", 11_000],
    ["20,000 – 25,000 sq ft", 22_500],
    ["1,200 m²", 12_917],
    ["1200 square meters", 12_917],
    ["12500.5", 12_501],
    ["２５０００", 25_000],
    ["  4 500 ft²  ", 4_500],
    ["0", 0],
    ["25 mil", 25_000],
    ["unos 10,000 pies²", 10_000],
    ["10,000 pies cuadrados", 10_000],
    ["10 a 12 mil pies", 11_000],
    ["1.5 millones de pies cuadrados", 1_500_000],
    ["más de 1 millón", 1_000_000],
    ["1,200 metros cuadrados", 12_917],
  ])("is read from %j", (text, squareFeet) => expect(readSquareFeet(text)).toBe(squareFeet));

  it.each([
    "",
    "large",
    "-5000",
    "3 floors of 8,000",
    "8,000 per floor",
    "8000 x 3",
    "2 acres",
    "1e5",
    "12,34,567.8.9",
    "NaN",
    "Infinity",
    "25,000 dollars",
    "1".repeat(60).concat("?"),
  ])("is not guessed from %j", (text) => expect(readSquareFeet(text)).toBeUndefined());
});

describe("a planning range", () => {
  const range = (facilityType: "office" | "healthcare" | "other", squareFootage: string) =>
    planningRange(shippedRateCard, { facilityType, squareFootage });

  it("multiplies area and rate, for five visits a week where none are named", () => {
    expect(range("office", "25,000")).toEqual({
      ok: true,
      low: 2_000,
      high: 4_500,
      squareFeet: 25_000,
      frequency: "5",
      rateCard: shippedRateCard.version,
    });
  });

  it("follows the frequency", () => {
    const office = { facilityType: "office", squareFootage: "100k" } as const;
    const weekly = planningRange(shippedRateCard, { ...office, frequency: "1" });
    expect(weekly).toMatchObject({ low: 1_800, high: 5_400, frequency: "1" });
    const daily = planningRange(shippedRateCard, { ...office, frequency: "7" });
    expect(daily).toMatchObject({ low: 11_000, high: 25_500 });
  });

  it("never goes below one billed hour a visit", () => {
    const small = planningRange(shippedRateCard, {
      facilityType: "office",
      squareFootage: "500",
      frequency: "1",
    });
    // 52 weeks in 12 months, one visit each, 30 to 75 dollars.
    expect(small).toMatchObject({ low: 130, high: 325 });
  });

  it.each([
    ["299", "too-small"],
    ["0", "too-small"],
    ["1,500,001", "too-large"],
    ["999 million", "too-large"],
    ["two floors", "unreadable"],
  ] as const)("gives no number for %j", (squareFootage, reason) => {
    expect(range("healthcare", squareFootage)).toEqual({ ok: false, reason });
  });

  it("gives no number for a building of any kind", () => {
    expect(range("other", "25,000")).toEqual({ ok: false, reason: "no-rate" });
  });

  it("is a range for every building, frequency and area of the card, and grows with the area", () => {
    for (const { value: facilityType } of facilityTypes("en").filter(
      ({ value }) => value !== "other",
    )) {
      for (const { value: frequency } of frequencies) {
        let before = { low: 0, high: 0 };
        for (const squareFootage of ["300", "4,000", "25,000", "180,000", "1,500,000"]) {
          const range = planningRange(shippedRateCard, { facilityType, squareFootage, frequency });
          if (!range.ok) throw new Error(`${facilityType} ${squareFootage}: ${range.reason}`);
          expect(range.low).toBeLessThan(range.high);
          expect(range.low).toBeGreaterThanOrEqual(before.low);
          expect(range.high).toBeGreaterThanOrEqual(before.high);
          expect(Number.isInteger(range.low) && Number.isInteger(range.high)).toBe(true);
          before = range;
        }
      }
    }
  });

  it("is written in dollars a month", () => {
    expect(formatRange({ low: 2_000, high: 4_500 }, "en")).toBe("$2,000 to $4,500 a month");
  });
});
