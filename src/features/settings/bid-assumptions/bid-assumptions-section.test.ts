import { expect, it } from "vitest";
import * as z from "zod/mini";
import { shippedBidAssumptions } from "#content/bid-assumptions.ts";
import { bidAssumptionsForm, bidAssumptionTexts } from "./bid-assumptions-section.server.ts";

it("a number that may stay blank says its bounds where it is out of them", () => {
  const typed = {
    ...bidAssumptionTexts(shippedBidAssumptions),
    porterWage: "a lot",
    "roleBurden.cleaner": "-1",
  };
  const { error } = z.safeParse(bidAssumptionsForm("en"), typed);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "Please enter a number from 5.00 to 200.00.",
    "Please enter a number from 0 to 100.",
  ]);
});
