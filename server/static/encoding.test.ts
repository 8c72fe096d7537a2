import { expect, test } from "vitest";
import { preferredEncoding, rememberedEncodings } from "./encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["br;q=0, *;q=0.1", "gzip"],
  ["deflate", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("%s takes %s", (header, expected) => {
  expect(preferredEncoding(header)).toBe(expected);
});

test("clients cannot fill up the cache with values of their own", () => {
  for (let n = 0; n < 1_000; n++) preferredEncoding(`br;q=0.${n}`);
  expect(rememberedEncodings()).toBeLessThanOrEqual(200);
  const before = rememberedEncodings();
  expect(preferredEncoding("gzip, br, ours")).toBe("br");
  expect(rememberedEncodings()).not.toBe(before);
});

test("a value longer than any browser's is not parsed", () => {
  const before = rememberedEncodings();
  expect(preferredEncoding(`br, ${"x,".repeat(8_000)}`)).toBe("identity");
  expect(rememberedEncodings()).toBe(before);
});
