import { expect, test } from "vitest";
import { processorTime } from "#tests/support/processor-time.ts";
import { readTarget } from "./request-target.ts";

const read = (target: string) => readTarget(target, "www.real.test");

test.each([
  ["/"],
  ["/services?utm_source=a&b=//c"],
  ["/search?q=%2F\\"],
  ["/assets/app-abc.js"],
  ["/_.data?_routes=a"],
  ["/.well-known/gpc.json"],
  ["/a..b/c.d"],
  ["/caf%C3%A9"],
  ["/[x"],
  ["/@"],
  ["/a:b"],
  ["/api%2Fquote"],
  ["/a%5Cb"],
  [`/${"x".repeat(7_990)}`],
])("takes %s as it is", (target) => {
  expect(read(target)).toEqual({ kind: "path", path: target });
});

test.each([
  ["//[x", "/[x"],
  ["//a:b", "/a:b"],
  ["//@", "/@"],
  ["//wp-login.php?x=//y", "/wp-login.php?x=//y"],
  ["///x//api/quote", "/x/api/quote"],
  ["/api/quote/", "/api/quote"],
  ["/api/quote//?a", "/api/quote?a"],
  ["//", "/"],
  ["//x/api/quote", "/x/api/quote"],
  ["/%73ervices/%7Eall%2Dtimes", "/services/~all-times"],
])("leads %s to its one spelling %s", (target, canonical) => {
  expect(read(target)).toEqual({ kind: "redirect", path: canonical });
});

test.each([
  [
    "/client-portal/schedule?facility=a&view=week",
    "/client-portal/schedule?facilityId=a&view=week",
  ],
  [
    "/office/invoices/export.csv?state=open&client=b",
    "/office/invoices/export.csv?state=open&clientId=b",
  ],
  ["/office/messages.data?client=b&facility=a", "/office/messages.data?clientId=b&facilityId=a"],
  ["/api/portal/visits/?facility=a", "/api/portal/visits?facilityId=a"],
])("leads %s, as it was called before, to %s", (target, current) => {
  expect(read(target)).toEqual({ kind: "redirect", path: current });
});

test.each([
  ["/client-portal?next=/office?facility=a"],
  ["/services?client=a"],
  ["/office/messages?about=facility=a"],
])("leaves parameters of %s, which mean something else", (target) => {
  expect(read(target)).toEqual({ kind: "path", path: target });
});

test.each([
  ["http://www.real.test/services?a", "/services?a"],
  ["HTTP://WWW.real.test", "/"],
  ["https://www.real.test?a", "/?a"],
])("takes %s, as programs write to a proxy", (target, path) => {
  expect(read(target)).toEqual({ kind: "path", path });
});

test.each([
  ["", 400],
  ["*", 400],
  ["services", 400],
  ["www.real.test:443", 400],
  ["http://elsewhere.test/", 400],
  ["http://www.real.test@elsewhere.test/", 400],
  ["ftp://www.real.test/", 400],
  ["/a/../api/quote", 400],
  ["/./a", 400],
  ["/a/..", 400],
  ["/%2e%2E/package.json", 400],
  ["/a/%2e", 400],
  ["/a\\..\\b", 400],
  ["/\\elsewhere.test", 400],
  ["/a#b", 400],
  ["/?a#b", 400],
  ["/a%00b", 400],
  ["/a%0d%0aSet-Cookie:b", 400],
  ["/%C2%9B31m", 400],
  ["/%ZZ", 400],
  ["/%", 400],
  ["/%FF", 400],
  ["/%C0%AE%C0%AE/", 400],
  ["/caf\u00e9", 400],
  ["/a\u0001", 400],
  [`/${"x".repeat(8_000)}`, 414],
  [`/?${"x".repeat(8_000)}`, 414],
])("refuses %j with %i", (target, status) => {
  expect(read(target)).toMatchObject({ kind: "error", error: { status } });
});

test("reads targets that are made to be slow in no time", async () => {
  const ms = await processorTime(() => {
    for (const piece of ["//", "/.", "/a%2e", "%61", "/:", "/.a", "\u00e9"])
      read(piece.repeat(3_900));
  });
  expect(ms).toBeLessThan(1_000);
});

test("reads a query of NULs in NULs in one pass", async () => {
  const nested = (count: number) => `/?${"%".repeat(count)}${"00".repeat(count)}`;
  expect(read(nested(3))).toEqual({ kind: "path", path: "/?" });
  const longest = nested(2_661);
  const ms = await processorTime(() => {
    for (let time = 0; time < 20; time++) expect(read(longest)).toMatchObject({ path: "/?" });
  });
  // A pass for each of them takes 50 ms and more a time.
  expect(ms).toBeLessThan(300);
});

test("a query loses NUL, which no database stores, also where it leads elsewhere", () => {
  expect(read("/search?q=a%00b")).toEqual({ kind: "path", path: "/search?q=ab" });
  expect(read("/search/?q=%%0000")).toEqual({ kind: "redirect", path: "/search?q=" });
});
