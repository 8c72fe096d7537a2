import { expect, it } from "vitest";
import { websiteMessages } from "./messages.ts";
import { warningOf } from "./text-warnings.ts";

const { warnings } = websiteMessages("en");

const warned = (value: string) =>
  warningOf(
    { document: "home", name: "sentence", kind: "text", value, shipped: "As shipped" },
    warnings,
  );

it("a sign that names no fact is pointed out, and those of the company are not", () => {
  expect(warned("Call {company.nope} now")).toContain("{company.nope} isn’t known");
  expect(warned("Call {company.telephone-number} now")).toContain("{company.telephone-number}");
  expect(warned("Call {company.phone} in {company.city}")).toBeUndefined();
});
