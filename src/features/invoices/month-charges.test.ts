import { describe, expect, it } from "vitest";
import { taxesOf } from "./invoice-types.ts";
import { chargesOfMonth, exactShares, roundedHalfUp } from "./month-charges.ts";

const version = (number: number, effectiveFrom: string, monthlyPriceCents: number) => ({
  version: number,
  effectiveFrom,
  monthlyPriceCents,
});

describe("a month of cleaning", () => {
  it("costs the price a month where one version was in effect all along", () => {
    for (const period of ["2025-01-01", "2025-02-01", "2024-02-01", "2025-04-01"]) {
      const charges = chargesOfMonth(period, [version(1, "2020-01-01", 123_457)]);
      expect(charges.map(({ cents, days, daysInMonth }) => [cents, days - daysInMonth])).toEqual([
        [123_457, 0],
      ]);
    }
  });

  it("counts calendar days where it began, changed or ended", () => {
    const versions = [version(1, "2025-01-15", 100_000), version(2, "2025-04-11", 123_457)];
    const cents = (period: string, lastDay?: string) =>
      chargesOfMonth(period, versions, lastDay).map((charge) => [charge.days, charge.cents]);
    expect(cents("2024-12-01")).toEqual([]);
    // 17 / 31 of 1,000.00 is 548.387...
    expect(cents("2025-01-01")).toEqual([[17, 54_839]]);
    // 333.33 1/3 and 823.04 2/3: together 1,156.38, so the larger rest gets the cent.
    expect(cents("2025-04-01")).toEqual([
      [10, 33_333],
      [20, 82_305],
    ]);
    expect(cents("2025-05-01", "2025-05-10")).toEqual([[10, 39_825]]);
    expect(cents("2025-05-01", "2025-04-30")).toEqual([]);
  });

  it("adds up to the whole whatever the parts are", () => {
    let seed = 20_261_122;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 2_000; round++) {
      const denominator = 28 + random(4);
      const parts = Array.from({ length: 1 + random(6) }, () => random(50_000_000) * random(31));
      const shares = exactShares(parts, denominator);
      const sum = (of: readonly number[]) => of.reduce((total, amount) => total + amount, 0);
      expect(sum(shares)).toBe(roundedHalfUp(sum(parts), denominator));
      for (const [index, share] of shares.entries())
        expect(Math.abs(share - (parts[index] ?? 0) / denominator)).toBeLessThan(1);
    }
  });
});

describe("taxes", () => {
  it("are rounded once for each rate, half a cent up", () => {
    const line = (cents: number, taxBasisPoints: number) => ({ cents, taxBasisPoints });
    expect(taxesOf([line(100_00, 0)])).toEqual([]);
    // 5% of 10 cents is half a cent.
    expect(taxesOf([line(10, 500)])).toEqual([line(1, 500)]);
    // Line by line it would be two cents.
    expect(taxesOf([line(10, 500), line(10, 500)])).toEqual([line(1, 500)]);
    expect(taxesOf([line(100_00, 625), line(-20_00, 625), line(9_99, 500)])).toEqual([
      line(50, 500),
      line(5_00, 625),
    ]);
  });
});
