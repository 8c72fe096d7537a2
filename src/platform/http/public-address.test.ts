import { expect, test } from "vitest";
import { publicAddress } from "./public-address.server.ts";

const connection = (headers: Record<string, string>) => ({
  peer: "10.0.0.1",
  header: (name: string) => headers[name],
});
const forwarded = connection({
  host: "inner:3000",
  "x-forwarded-for": "6.6.6.6, 203.0.113.9, 198.51.100.2",
  "x-forwarded-proto": "https",
  "x-forwarded-host": "www.cleardawn.test",
});

test("believes nobody without a trusted proxy", () => {
  expect(publicAddress(forwarded, 0, undefined)).toEqual({
    origin: "http://inner:3000",
    askedOrigins: ["http://inner:3000"],
    https: false,
    visitor: "10.0.0.1",
  });
});

test("believes as many proxies as configured, counted from our side", () => {
  expect(publicAddress(forwarded, 1, undefined).visitor).toBe("198.51.100.2");
  expect(publicAddress(forwarded, 2, undefined)).toMatchObject({
    origin: "https://www.cleardawn.test",
    https: true,
    visitor: "203.0.113.9",
  });
});

test("names itself by the configured origin, and knows the asked one as its own too", () => {
  const address = publicAddress(connection({ host: "localhost:3000" }), 0, "https://www.real.test");
  expect(address.origin).toBe("https://www.real.test");
  expect(address.askedOrigins).toEqual(["https://www.real.test", "http://localhost:3000"]);
});

test("does not repeat a host header that is no host", () => {
  expect(publicAddress(connection({ host: 'evil"><script>' }), 0, undefined).origin).toBe(
    "http://localhost",
  );
});

test.each([
  ["203.0.113.9:51234", "203.0.113.9"],
  ["[2001:db8::9]:51234", "2001:db8::9"],
  ["[2001:db8::9]", "2001:db8::9"],
  ["2001:db8::9", "2001:db8::9"],
  ['"203.0.113.9:51234"', "203.0.113.9"],
  ['"[2001:db8::9]:51234"', "2001:db8::9"],
  [" 203.0.113.9 ", "203.0.113.9"],
  ["::ffff:203.0.113.9", "::ffff:203.0.113.9"],
])("reads the visitor's address from %s without its port", (entry, visitor) => {
  const request = connection({ "x-forwarded-for": `6.6.6.6, ${entry}` });
  expect(publicAddress(request, 1, undefined).visitor).toBe(visitor);
});

test.each([
  "unknown",
  "_hidden",
  "",
  "203.0.113.9:",
  "203.0.113.9:port",
  "203.0.113",
  "203.0.113.9 evil",
  "[203.0.113.9]",
  "2001:db8::9]:80",
  "for=203.0.113.9",
  "\u001b[31m",
])("counts an entry that is no address, %j, as the proxy that sent it", (entry) => {
  const request = connection({ "x-forwarded-for": `6.6.6.6, ${entry}` });
  expect(publicAddress(request, 1, undefined).visitor).toBe("10.0.0.1");
});

test("believes the only entry when a visitor has passed fewer proxies than there are", () => {
  const request = connection({ "x-forwarded-for": "203.0.113.9" });
  expect(publicAddress(request, 2, undefined).visitor).toBe("203.0.113.9");
});

test("reads a list of thousands from our side", () => {
  const request = connection({ "x-forwarded-for": `${"6.6.6.6,".repeat(5_000)}203.0.113.9` });
  expect(publicAddress(request, 1, undefined).visitor).toBe("203.0.113.9");
});
