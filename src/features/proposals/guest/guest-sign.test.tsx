import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { describeOffer } from "../offer-sentences.ts";
import type { Offer, OfferedAlternative } from "../offer-types.ts";
import { GuestSignPage } from "./guest-sign.tsx";

const alternative: OfferedAlternative = {
  name: "a",
  label: "",
  pricePerMonth: 476_525,
  pricePerVisit: 21_990,
  visitsAMonth: 2_167,
  areas: [],
  porter: null,
  work: [{ name: "Windows", price: 90_000, timesAYear: 2, months: [3, 9] }],
};

const offer: Offer = {
  format: 3,
  reference: "S-7KR-4M2W",
  number: 2,
  language: "en",
  company: "Harbor Light",
  contact: "Dana Whitfield",
  provider: "Cleardawn",
  seller: "Ann",
  offeredOn: "2026-11-20",
  expiresOn: "2026-12-20",
  startsOn: "2027-01-04",
  letter: "Dear Dana,",
  alternatives: [
    alternative,
    {
      ...alternative,
      name: "b",
      work: [{ name: "Carpets", price: 1, timesAYear: 1, months: [1] }],
    },
  ],
  window: null,
  suppliesBy: "company",
  exclusions: "",
  terms: "30 days",
  escalation: 250,
};

const reviewed = (of: Offer): string => {
  const proposal = {
    ...describeOffer(of, "en"),
    digest: "d",
    refusal: undefined,
    attempt: "00000000-0000-4000-8000-000000000000" as const,
    addresses: { page: "/p", pdf: "/p.pdf", sign: "/p/sign" },
  };
  const review = { alternative: "a", name: "Dana", title: "Manager", signature: "Dana" };
  return renderToStaticMarkup(
    <LanguageContext value="en">
      <GuestSignPage proposal={proposal} answer={{ review }} />
    </LanguageContext>,
  );
};

describe("what is shown once more before somebody signs", () => {
  it("says by how much the price goes up, and what the periodic work costs that is signed", () => {
    const page = reviewed(offer);
    expect(page).toContain("2.5% after each year of service");
    expect(page).toContain("Periodic work, priced separately");
    expect(page).toContain("Windows");
    expect(page).toContain("March and September");
    expect(page).toContain("Altogether, this periodic work costs $1,800.00 a year.");
    expect(page).not.toContain("Carpets");
  });

  it("says nothing of what is not offered", () => {
    const { escalation: _, ...without } = offer;
    const page = reviewed({ ...without, alternatives: [{ ...alternative, work: [] }] });
    expect(page).not.toContain("Price increase");
    expect(page).not.toContain("Periodic work");
  });
});
