import { describe, expect, it } from "vitest";
import { deviceCode, formatDevice } from "./device-name.server.ts";

const windowsChrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

it.each([
  [windowsChrome, "Chrome/Windows"],
  ["curl (Linux)", "/Linux"],
  ["Firefox/140.0", "Firefox/"],
  ["<script>alert(1)</script>", "/"],
  [undefined, "/"],
])("the browser that calls itself %j is stored as %j", (userAgent, name) => {
  expect(deviceCode(userAgent)).toBe(name);
});

describe("a stored browser", () => {
  it.each([
    ["Chrome/Windows", "Chrome on Windows", "Chrome en Windows"],
    ["/Linux", "a browser on Linux", "un navegador en Linux"],
    ["Firefox/", "Firefox", "Firefox"],
    ["/", "an unknown device", "un dispositivo desconocido"],
  ])(
    "%j is %j in English and %j in Spanish, also as earlier versions stored it",
    (stored, english, spanish) => {
      for (const written of [stored, english]) {
        expect(formatDevice(written, "en")).toBe(english);
        expect(formatDevice(written, "es")).toBe(spanish);
      }
    },
  );

  it.each(["Netscape on Windows", "Netscape/Windows", "Chrome/Windows/95"])(
    "that nothing has stored, %j, stays as it was written",
    (stored) => expect(formatDevice(stored, "es")).toBe(stored),
  );
});
