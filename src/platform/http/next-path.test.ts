import { expect, it } from "vitest";
import { safeNextPath, withNext } from "./next-path.ts";

it.each([
  ["/", "/"],
  ["/office/leads?state=open&q=a%20b#row-3", "/office/leads?state=open&q=a%20b#row-3"],
  ["/client-portal", "/client-portal"],
  ["/a/../office", "/office"],
  ["/search?q=//evil.example", "/search?q=//evil.example"],
  ["/@evil.example", "/@evil.example"],
])("takes %j", (next, path) => expect(safeNextPath(next)).toBe(path));

it.each([
  undefined,
  null,
  "",
  "office",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2Fevil.example",
  "/%2f%2fevil.example",
  "/%5Cevil.example",
  "/%5c%5cevil.example",
  "/%09/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/a\r\nSet-Cookie: session=x",
  "/%0d%0aSet-Cookie: session=x",
  "/%E0%A4%A",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,x",
  "https://evil.example",
  "https:/evil.example",
  "https:evil.example",
  "http://localhost:3000/office",
  "?next=/office",
  "#office",
  `/${"x".repeat(2_000)}`,
])("refuses %j", (next) => expect(safeNextPath(next)).toBeUndefined());

it("carries an address on to the next step, however it is written", () => {
  const next = "/office/leads?q=a&state=b#c";
  const path = withNext("/sign-in/verify", next);
  expect(new URL(path, "https://a.example").searchParams.get("next")).toBe(next);
  expect(withNext("/sign-in/verify", undefined)).toBe("/sign-in/verify");
});
