import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { emailAddress, optionalText, requiredText } from "./fields.ts";

const errorsOf = (schema: z.core.$ZodType, value: unknown) => {
  const result = z.safeParse(schema, value);
  return result.success ? [] : result.error.issues.map(({ message }) => message);
};

describe("a required text", () => {
  const name = requiredText("en", { min: 2, max: 5, message: "A name is required" });

  it("counts without the white space around it", () => {
    expect(z.parse(name, "  Bo\n")).toBe("Bo");
    expect(errorsOf(name, "     ")).toEqual(["A name is required"]);
    expect(errorsOf(name, " B ")).toEqual(["A name is required"]);
  });

  it("loses signs that are not seen, such as those that turn the reading direction", () => {
    const text = requiredText("en", { min: 2, max: 30, message: "A name is required" });
    for (const read of [
      (sent: string) => z.parse(text, sent),
      (sent: string) => z.parse(optionalText("en", 30), sent),
    ])
      expect([
        read("Harbor\u202e Tower\u2066"),
        read("\ufeff\u200bHarbor \u200f"),
        read("👩\u200d🔧 نامه\u200cها"),
      ]).toEqual(["Harbor Tower", "Harbor", "👩\u200d🔧 نامه\u200cها"]);
    expect(errorsOf(text, "\u202e\u2066\u200b")).toEqual(["A name is required"]);
  });

  it("has an upper limit, which it names", () => {
    expect(errorsOf(name, "Boris")).toEqual([]);
    expect(errorsOf(name, "Boriss")).toEqual(["Please keep this under 5 characters"]);
  });
});

describe("an email address", () => {
  it.each([
    "a@b.co",
    "first.last+tag@sub.example.museum",
    "用户@例え.jp",
    "o'hara@example.com",
    "a@xn--80ak6aa92e.xn--p1ai",
    "संपर्क@डाटामेल.भारत",
    "a@1-800-flowers.com",
  ])("may be %s", (address) => expect(errorsOf(emailAddress("en"), address)).toEqual([]));

  it.each([
    "a@b",
    "a@@b.com",
    "a b@c.com",
    "a@b.c",
    "a@b.com,c@d.com",
    "a@b.com\nBcc:x@y.zz",
    "a\u0001@b.com",
    "a\u202e@b.com",
    '"a"@b.com',
    "<a@b.com>",
    `${"a".repeat(250)}@b.com`,
    `${"a".repeat(65)}@b.com`,
    `a@${"b".repeat(64)}.com`,
    "a@gmail..com",
    "a@..com",
    "a@.com",
    "a@gmail.com.",
    ".a@gmail.com",
    "a.@gmail.com",
    "a..b@gmail.com",
    "a@gmail-.com",
    "a@-gmail.com",
    "a@gmail.com’",
    "a@gmail.com…",
    "a@gmail.com/x",
    "a@gmail.com?subject=x",
    "a@gmail.12",
  ])("may not be %j", (address) =>
    expect(errorsOf(emailAddress("en"), address)).toContain("Invalid email address"),
  );
});
