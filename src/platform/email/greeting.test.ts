import { describe, expect, it } from "vitest";
import { asName, greeting } from "./greeting.ts";

describe("a greeting", () => {
  it.each([
    "Dana Whitfield",
    "Zoë O'Neill-Ångström",
    "Dr. Ann Lee, Jr.",
    "J.R.R. Tolkien",
    "J. R. Smith",
    "Anne (Office)",
    "李雷",
    "مريم الخطيب",
    "Иван Петров",
    "María del Carmen de la Cruz Fernández",
    "Ng",
    "D’Angelo",
    "Henry VIII",
    "प्रिया शर्मा",
    "Jean‐Luc",
  ])("repeats %s", (name) => expect(greeting(name, "en")).toBe(`Hello ${name},`));

  it.each([
    "casino.рф",
    "казино.рф",
    "Win casino.рф now",
    "каси́но.рф",
    "例子.公司",
    "例子。公司",
    "例子．公司",
    "casino․com",
    "casino.com",
    "x.co",
    "Dana casino.com",
    "casino.\u200bcom",
    "casino\u2024com",
    "casino。com",
    "ｃａｓｉｎｏ．ｃｏｍ",
    "𝐜𝐚𝐬𝐢𝐧𝐨.𝐜𝐨𝐦",
    "casino .com",
    "casino dot com",
    "www casino com",
    "https casino",
    "t.me/casino",
    "me@casino.com",
    "Prof.Weber",
    "Call 555 0100",
    "Call ٥٥٥٠١٠٠",
    "Call ⑤⑤⑤",
    "Win $500",
    "<b>Dana</b>",
    "Dana, Dana, Dana, Dana, Dana, Dana",
    "You have won a prize please call the number below",
    "Dana Whitfield ".repeat(10),
    "a".repeat(41),
    "саsinо",
    "...",
    "-",
    "",
    "()",
    "Dana\u200d\u200d\u200d",
  ])("repeats nothing of %j", (name) => expect(greeting(name, "en")).toBe("Hello,"));
});

it("removes control characters, including those that reverse the direction of writing", () => {
  expect(greeting("\u202eDana\r\nWhitfield", "en")).toBe("Hello Dana Whitfield,");
});

it("the name of a reply address is a name or empty", () => {
  expect(asName("Dana\r\nWhitfield")).toBe("Dana Whitfield");
  expect(asName("billing@cleardawn.example")).toBeUndefined();
  expect(asName("+1 900 555 0100")).toBeUndefined();
});
