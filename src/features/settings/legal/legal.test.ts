/** Registered name, licenses and insurance: what is refused, and where they are printed. */
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { changeCompanyFacts, company, shippedFacts } from "#content/company.ts";
import { termsContent } from "#content/legal/terms.ts";
import { shippedLegalFacts } from "#content/legal-facts.ts";
import { companySettings, historyEvents } from "#features/schema.ts";
import { postalAddress } from "#platform/email/company-lines.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { restoreSection } from "../change-section.server.ts";
import { applyStoredSettings } from "../follow-company.server.ts";
import { changeLegalFacts, legalForm, legalSection, legalTexts } from "./legal-section.server.ts";

const blank = legalTexts(shippedLegalFacts);
const full = {
  ...blank,
  legalName: "Harbor Light Cleaning, LLC",
  lawState: "Ohio",
  licenses: "Contractor license 104.018234, Ohio",
  perOccurrence: "1,000,000",
  aggregate: "$2,000,000.00",
  workersCompensation: "yes",
};

afterEach(() => changeCompanyFacts(shippedFacts));

describe("the form", () => {
  it("takes dollars as people write them, and lines without what surrounds them", () => {
    const typed = { ...full, licenses: " one \r\n\r\n two  2 " };
    expect(z.parse(legalForm("en"), typed)).toMatchObject({
      perOccurrence: "1000000",
      aggregate: "2000000",
      licenses: "one\ntwo 2",
    });
    expect(z.parse(legalForm("es"), blank)).toEqual(blank);
  });

  it.each([
    ["legalName", "x".repeat(121), "legalName"],
    ["lawState", "", "lawState"],
    ["lawState", "<b>", "lawState"],
    ["lawState", "IL", "lawState"],
    ["licenses", "x".repeat(121), "licenses"],
    ["licenses", "one\n".repeat(2) + "two\n".repeat(20), "licenses"],
    ["umbrella", "a million", "umbrella"],
    ["umbrella", "-1000", "umbrella"],
    ["umbrella", "999", "umbrella"],
    ["umbrella", "1e6", "umbrella"],
    ["umbrella", "9,999,999,999", "umbrella"],
    ["aggregate", "500,000", "aggregate"],
    ["perOccurrence", "", "aggregate"],
    ["workersCompensation", "no", "workersCompensation"],
  ])("refuses %s: %.30j", (name, value, at) => {
    const parsed = z.safeParse(legalForm("en"), { ...full, [name]: value });
    expect(parsed.error?.issues).toMatchObject([{ path: [at], message: expect.any(String) }]);
  });
});

describeDatabase((database) => {
  const context = useAccounts(database);
  afterEach(() => context.db.delete(companySettings));

  it("terms, emails and papers name the company as it is registered, and go back", async () => {
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    const form = z.parse(legalForm("en"), full);
    expect(await changeLegalFacts(context, chief, form)).toMatchObject({ ok: true });
    expect(await applyStoredSettings(database().background)).toBe(true);
    expect(JSON.stringify(termsContent("en"))).toContain(
      "This site belongs to Harbor Light Cleaning, LLC in Chicago",
    );
    expect(JSON.stringify(termsContent("en"))).toContain("The law of the State of Ohio applies");
    expect(JSON.stringify(termsContent("es"))).toContain("la ley del estado de Ohio");
    expect(postalAddress()).toContain("Harbor Light Cleaning, LLC, 233 West Adams");
    expect(company).toMatchObject({
      name: shippedFacts.name,
      termsChangedOn: todayIn(company.timeZone, new Date()),
      legal: { insurance: { perOccurrence: 1_000_000, aggregate: 2_000_000, bond: null } },
    });
    const [event] = await context.db.select().from(historyEvents);
    expect(event).toMatchObject({
      kind: "legal-changed",
      details: { before: { lawState: "Illinois" }, after: { lawState: "Ohio" } },
    });
    await restoreSection(context, chief, legalSection);
    await applyStoredSettings(database().background);
    expect(company.legalName).toBe(shippedFacts.name);
    expect(JSON.stringify(termsContent("en"))).toContain("State of Illinois");
  });
});
