import { expect, test } from "vitest";
import { addressHasher, networkOf } from "./address-hash.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("hashes differ between addresses and between installations, and hold no address", () => {
  const hash = addressHasher("secret one");
  expect(hash("203.0.113.9")).toBe(hash("203.0.113.9"));
  expect(hash("203.0.113.9")).not.toBe(hash("203.0.113.8"));
  expect(hash("203.0.113.9")).not.toBe(addressHasher("secret two")("203.0.113.9"));
  expect(hash("203.0.113.9")).not.toContain("203");
});
