import { expect, it } from "vitest";
import { canHavePasskeys } from "./passkeys.ts";

it.each([
  ["https://cleardawn.example", true],
  ["https://www.cleardawn.example:8443", true],
  ["https://10-0-0-1.cleardawn.example", true],
  ["http://localhost:3000", true],
  ["http://site.localhost", true],
  ["https://localhost", true],
  // Nobody's name: no browser ties a passkey to it.
  ["https://203.0.113.9", false],
  ["http://127.0.0.1:3000", false],
  ["https://[2001:db8::9]", false],
  ["http://[::1]:3000", false],
  // No browser offers passkeys without encryption.
  ["http://cleardawn.example", false],
  ["http://notlocalhost", false],
  ["http://localhost.evil.example", false],
])("%s can have passkeys: %s", (origin, expected) => {
  expect(canHavePasskeys(new URL(origin))).toBe(expected);
});
