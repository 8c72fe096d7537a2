/** The owner's rate card: versions stay, requests keep the one that they were shown. */
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { action } from "#areas/api/submission.ts";
import { changeCompanyFacts, changedFacts, shippedFacts } from "#content/company.ts";
import { keepEarlierRateCards, rateCard, rateCardOf, shippedRateCard } from "#content/rate-card.ts";
import { planningRange } from "#features/leads/planning-range.ts";
import { companySettings, leads } from "#features/schema.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { answerTo, useVisitor } from "#tests/support/form-call.ts";
import { quoteFields } from "#tests/support/quote-request.ts";
import { readSection, restoreSection } from "../change-section.server.ts";
import { applyStoredSettings } from "../follow-company.server.ts";
import {
  changeRateCard,
  rateCardForm,
  rateCardSection,
  rateCardTexts,
} from "./rate-card-section.server.ts";

const shipped = rateCardTexts(shippedRateCard);

afterEach(() => {
  changeCompanyFacts(shippedFacts);
  keepEarlierRateCards([]);
});

describe("the form", () => {
  const parse = (typed: Record<string, string>) =>
    z.safeParse(rateCardForm("en"), { ...shipped, ...typed });

  it("takes what was shipped, and numbers however they are written", () => {
    expect(parse({}).data).toEqual(shipped);
    expect(parse({ "rate.office.high": " 0.180 ", "visit.low": "30.00" }).data).toEqual(shipped);
  });

  it.each(["en", "es"] as const)("writes dollars with their cents (%s)", (language) => {
    const typed = { "rate.office.low": ".3", "rate.office.high": "0.125", "rate.retail.low": "" };
    const more = { "rate.retail.high": "", "visit.low": "30", "visit.high": "45.5" };
    const parsed = z.safeParse(rateCardForm(language), { ...shipped, ...typed, ...more });
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual(["rate.office.high"]);
    const right = { ...typed, "rate.office.high": "0.3125" };
    expect(z.safeParse(rateCardForm(language), { ...shipped, ...right, ...more }).data).toEqual({
      ...shipped,
      "rate.office.low": "0.30",
      "rate.office.high": "0.3125",
      "rate.retail.low": "",
      "rate.retail.high": "",
      "visit.low": "30.00",
      "visit.high": "45.50",
    });
  });

  it("shows stored rates with their cents, and shares as they are", () => {
    const { office } = shippedRateCard.perSquareFoot;
    const card = {
      ...shippedRateCard,
      perSquareFoot: { office: { ...office, low: 0.1, high: 0.3 } },
    };
    expect(rateCardTexts(card)).toMatchObject({
      "rate.office.low": "0.10",
      "rate.office.high": "0.30",
    });
    expect(rateCardTexts(shippedRateCard)["share.5.low"]).toBe("100");
  });

  it.each([
    ["rate.office.low", "0", "rate.office.low"],
    ["rate.office.low", "11", "rate.office.low"],
    ["rate.office.low", "-0.1", "rate.office.low"],
    ["rate.office.low", "1e-1", "rate.office.low"],
    ["rate.office.low", "0,08", "rate.office.low"],
    ["rate.office.low", "0.19", "rate.office.high"],
    ["rate.office.low", "", "rate.office.high"],
    ["rate.other.high", "0.1", "rate.other.high"],
    ["share.1.low", "", "share.1.low"],
    ["share.7.high", "301", "share.7.high"],
    ["visit.high", "29", "visit.high"],
    ["basis.es", "x".repeat(301), "basis.es"],
  ])("refuses %s: %.20j", (name, value, at) => {
    expect(parse({ [name]: value }).error?.issues.map(({ path }) => path[0])).toEqual([at]);
  });
});

describeDatabase((database) => {
  const context = useAccounts(database);
  const visitor = useVisitor(database);
  afterEach(async () => {
    await context.db.delete(companySettings);
    await context.db.delete(leads);
  });

  const building = { facilityType: "office", squareFootage: "10,000", frequency: "5" } as const;
  let asked = 0;
  const ask = async (fields: Record<string, string>) => {
    // The same text on one day would be the same request.
    const message = `Nightly cleaning, please, on ${++asked} floors.`;
    const request = new Request("http://localhost:3000/api/quote", {
      method: "POST",
      body: JSON.stringify({ ...quoteFields, ...building, message, ...fields }),
      headers: { "content-type": "application/json" },
    });
    const { body } = await answerTo(action, visitor.context, request);
    const { reference } = body as { reference: string };
    const [lead] = await context.db.select().from(leads).where(eq(leads.reference, reference));
    return [lead?.rateCard, lead?.rangeLow, lead?.rangeHigh];
  };

  it("a change adds a version, which counts from then on; requests keep theirs", async () => {
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    const today = todayIn(shippedFacts.timeZone, new Date());
    const change = (typed: Record<string, string>) =>
      changeRateCard(context, chief, { ...rateCardTexts(rateCard()), ...typed });
    expect(await ask({})).toEqual(["2026-11", 800, 1_800]);

    await change({ "rate.office.low": "0.2", "rate.office.high": "0.25", "rate.retail.low": "" });
    await applyStoredSettings(database().background);
    expect(rateCard()).toMatchObject({ version: today, perSquareFoot: { office: { low: 0.2 } } });
    expect(await ask({})).toEqual([today, 2_000, 2_500]);
    // Opened before the change, and sent after it.
    expect(await ask({ rateCard: "2026-11" })).toEqual(["2026-11", 800, 1_800]);
    expect(await ask({ rateCard: "1999-01" })).toEqual([today, 2_000, 2_500]);
    expect(await ask({ rateCard: "x".repeat(5_000) })).toEqual([today, 2_000, 2_500]);
    expect(planningRange(rateCard(), { ...building, facilityType: "retail" })).toMatchObject({
      reason: "no-rate",
    });

    await change({ "share.1.low": "47.5", "share.1.high": "50" });
    await applyStoredSettings(database().background);
    expect(rateCard()).toMatchObject({
      version: `${today}.2`,
      perSquareFoot: { office: { low: 0.2 } },
      shareOfFiveVisits: { "1": { low: 0.475, high: 0.5 } },
    });

    await restoreSection(context, chief, rateCardSection);
    await applyStoredSettings(database().background);
    expect(rateCard()).toBe(shippedRateCard);
    expect(changedFacts()).toEqual({});
    expect(rateCardOf(today)).toMatchObject({ version: today });
    const { cards } = await readSection(context.db, rateCardSection);
    expect(cards.map(({ version }) => version)).toEqual([today, `${today}.2`]);
    await change({ "visit.low": "35" });
    expect((await readSection(context.db, rateCardSection)).card.version).toBe(`${today}.3`);
  });
});
