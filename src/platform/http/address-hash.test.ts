import { expect, test } from "vitest";
import { addressHasher, networkOf } from "./address-hash.server.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48, part 2"],
  ["2001:0DB8:0001:2::1", "2001:db8:1::/48, part 2"],
  ["2001:db8::1", "2001:db8:0::/48, part 0"],
  ["2001:db8:1:2::203.0.113.9", "2001:db8:1::/48, part 2"],
  ["fe80::1%eth0", "fe80:0:0::/48, part 0"],
  ["::1", "0:0:0::/48, part 0"],
  ["", ""],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("the owner of a /48 counts as five visitors, however often the address changes", () => {
  const rotated = Array.from({ length: 65_536 }, (_, subnet) =>
    networkOf(`2001:db8:7:${subnet.toString(16)}::1`),
  );
  expect(new Set(rotated).size).toBe(5);
});

test("four of five neighbors in a /48 count apart, whether they own a /64 or a /56", () => {
  for (const size of [1, 256]) {
    const [home, ...neighbors] = Array.from({ length: 101 }, (_, at) =>
      networkOf(`2001:db8:7:${(at * size).toString(16)}::1`),
    );
    expect(neighbors.filter((other) => other !== home)).toHaveLength(80);
  }
});

test("hashes differ between addresses and between installations, and hold no address", () => {
  const hash = addressHasher("secret one");
  expect(hash("203.0.113.9")).toBe(hash("203.0.113.9"));
  expect(hash("203.0.113.9")).not.toBe(hash("203.0.113.8"));
  expect(hash("203.0.113.9")).not.toBe(addressHasher("secret two")("203.0.113.9"));
  expect(hash("203.0.113.9")).not.toContain("203");
});
