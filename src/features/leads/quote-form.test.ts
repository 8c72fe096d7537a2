import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { quoteForm } from "./quote-form.ts";

const messagesFor = (squareFootage: unknown) => {
  const screened = z.safeParse(quoteForm("en").shape.squareFootage, squareFootage);
  return screened.success ? [] : screened.error.issues.map(({ message }) => message);
};

describe("square footage", () => {
  it.each([
    "1",
    "12000",
    "12,000",
    "12 000 sq ft",
    "12.000",
    "12k",
    "1.5 million",
    "about 12,000 square feet",
    "10,000-12,000",
    "3 floors of 8,000",
    "1,200 m²",
    "２５０００",
    "٢٥٠٠٠",
  ])("may be %j", (written) => expect(messagesFor(written)).toEqual([]));

  it.each(["", "   ", "abc", "large", "two floors", "n/a", "?", "sq ft", ",.", "½", undefined, 12])(
    "may not be %j",
    (written) =>
      expect(new Set(messagesFor(written))).toEqual(new Set(["Square footage is required"])),
  );

  it("is stored as it was written", () => {
    expect(z.parse(quoteForm("en").shape.squareFootage, " 12 000 sq ft ")).toBe("12 000 sq ft");
  });
});
