import { describe, expect, it } from "vitest";
import { deviceName, formatDevice } from "./device-name.server.ts";

const windowsChrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

it.each([
  [windowsChrome, "Chrome on Windows"],
  ["curl (Linux)", "a browser on Linux"],
  ["Firefox/140.0", "Firefox"],
  ["<script>alert(1)</script>", "an unknown device"],
  [undefined, "an unknown device"],
])("the browser that calls itself %j is stored as %j", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

describe("a stored browser", () => {
  it.each([
    ["Chrome on Windows", "Chrome en Windows"],
    ["a browser on Linux", "un navegador en Linux"],
    ["Firefox", "Firefox"],
    ["an unknown device", "un dispositivo desconocido"],
  ])("%j is %j in Spanish, and as it is in English", (stored, spanish) => {
    expect(formatDevice(stored, "es")).toBe(spanish);
    expect(formatDevice(stored, "en")).toBe(stored);
  });

  it("of an older version of the product stays as it was written", () => {
    expect(formatDevice("Netscape on Windows", "es")).toBe("Netscape on Windows");
  });
});
