import { expect, test } from "vitest";
import { comesFromOurPages } from "./origin-check.ts";

const ours = ["https://www.real.test", "http://localhost:3000"];
const check = (method: string, headers: Record<string, string>) =>
  comesFromOurPages(method, new Headers(headers), ours);

test("lets everybody read", () => {
  expect(check("GET", { origin: "https://evil.test" })).toBe(true);
});

test("lets our own pages and programs without a browser write", () => {
  expect(check("POST", { origin: "https://www.real.test" })).toBe(true);
  expect(check("POST", { origin: "http://localhost:3000" })).toBe(true);
  expect(check("POST", {})).toBe(true);
  expect(check("POST", { "sec-fetch-site": "same-origin" })).toBe(true);
});

test.each<Record<string, string>>([
  { origin: "https://evil.test" },
  { origin: "null" },
  { origin: "https://www.real.test.evil.test" },
  { origin: "http://www.real.test" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
])("refuses a page of another site: %o", (headers) => {
  expect(check("POST", headers)).toBe(false);
  expect(check("DELETE", headers)).toBe(false);
});
