import { describe, expect, it } from "vitest";
import { identifyAttempt } from "./attempt.server.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const fields = { name: "Dana", message: "Nightly cleaning" };

describe("an attempt", () => {
  it("is identified by its key and its text", () => {
    const first = identifyAttempt(fields, "0190c0de-key", noon);
    expect(first.key).toBe("0190c0de-key");
    expect(identifyAttempt({ ...fields }, "0190c0de-key", noon)).toEqual(first);
    const changed = identifyAttempt({ ...fields, name: "Diana" }, "0190c0de-key", noon);
    expect(changed.key).toBe(first.key);
    expect(changed.fingerprint).not.toBe(first.fingerprint);
  });

  it("does not depend on the order of fields, nor on quotes around the key", () => {
    const { name, message } = fields;
    expect(identifyAttempt({ message, name }, '"0190c0de-key"', noon)).toEqual(
      identifyAttempt(fields, "0190c0de-key", noon),
    );
  });

  it.each([undefined, "", "   ", "short", "x".repeat(201), "with space", "schlüssel-1"])(
    "is the text and the UTC day where the key is %j",
    (key) => {
      const attempt = identifyAttempt(fields, key, noon);
      expect(attempt.key).toBe("day:2026-11-21");
      expect(identifyAttempt(fields, key, new Date("2026-11-21T23:59:59Z"))).toEqual(attempt);
      expect(identifyAttempt(fields, key, new Date("2026-11-22T00:00:00Z"))).not.toEqual(attempt);
    },
  );
});
