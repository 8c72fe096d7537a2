import { describe, expect, it } from "vitest";
import { places } from "../shipped-places.ts";
import { formatPay, openingsIn } from "./openings.ts";

const openings = openingsIn("en");

describe("openings", () => {
  it("are the six of the company, each complete", () => {
    expect(openings.map(({ id }) => id)).toEqual([
      "cleaning-technician",
      "facility-manager",
      "account-executive",
      "customer-service-representative",
      "operations-coordinator",
      "night-supervisor",
    ]);
    for (const opening of openings) {
      expect(opening.pay.from, opening.id).toBeLessThan(opening.pay.to);
      expect(opening.posted < opening.validThrough, opening.id).toBe(true);
      expect(opening.duties.length, opening.id).toBeGreaterThanOrEqual(3);
      expect(opening.requirements.length, opening.id).toBeGreaterThanOrEqual(3);
      expect(opening.sites.length > 0, opening.id).toBe(opening.remoteFrom === undefined);
    }
  });

  it("stand in states where the company works", () => {
    const stateCodes = new Set<string>(places.map(({ stateCode }) => stateCode));
    const named = openings.flatMap(({ sites, remoteFrom }) => [
      ...sites.map(({ state }) => state),
      ...(remoteFrom ?? []),
    ]);
    expect(named.filter((state) => !stateCodes.has(state))).toEqual([]);
  });

  it("say their pay", () => {
    expect(openings.map(({ pay }) => formatPay(pay, "en")).slice(0, 2)).toEqual([
      "$17.50 to $21.00 an hour",
      "$72,000 to $90,000 a year",
    ]);
    expect(openings.map(({ pay }) => formatPay(pay, "es")).slice(0, 2)).toEqual([
      "De $17.50 a $21.00 por hora",
      "De $72,000 a $90,000 al año",
    ]);
  });
});
