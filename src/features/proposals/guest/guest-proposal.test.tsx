import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { proposalMessages } from "../messages.ts";
import { describeOffer } from "../offer-sentences.ts";
import type { Offer } from "../offer-types.ts";
import { GuestProposalPage } from "./guest-proposal.tsx";

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
  alternatives: [],
  window: null,
  suppliesBy: "company",
  exclusions: "",
  terms: "30 days",
  escalation: 250,
};

const linksOf = (isPreview: boolean) => {
  const proposal = {
    ...describeOffer(offer, "en"),
    certificates: [],
    digest: "d",
    standing: "open" as const,
    state: undefined,
    releaseReason: "",
    releaseLanguage: null,
    signedBy: undefined,
    isSealed: false,
    newer: undefined,
    addresses: { page: "/p", pdf: "/p.pdf" },
    forwardedBy: undefined,
    mayAskAndShare: false,
    isShared: false,
    messages: [],
    attempt: "",
    done: undefined,
  };
  const page = renderToStaticMarkup(
    <LanguageContext value="en">
      <GuestProposalPage proposal={proposal} answer={undefined} isPreview={isPreview} />
    </LanguageContext>,
  );
  expect(page).toContain(proposalMessages("en").check.link);
  return [...page.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address);
};

it("leads to the check of a file, which knows nothing of a preview", () => {
  expect(linksOf(false)).toEqual(["/p.pdf", "/check-proposal?language=en"]);
  expect(linksOf(true)).toEqual(["/p.pdf"]);
});
