import { describe, expect, it } from "vitest";
import { deviceCode } from "./device-name.server.ts";
import { createSecrets } from "./secrets.server.ts";
import { newToken, opens, parseToken, tokenFor } from "./tokens.server.ts";

describe("a token", () => {
  it("holds 256 random bits, of which the database gets a hash", () => {
    const tokens = Array.from({ length: 100 }, () => newToken());
    expect(new Set(tokens.map(({ token }) => token.split(".")[1])).size).toBe(100);
    for (const { token, secretHash } of tokens) {
      const parsed = parseToken(token);
      if (parsed === undefined) throw new Error("not parsed");
      expect(Buffer.from(parsed.secret, "base64url")).toHaveLength(32);
      expect(opens(parsed, secretHash)).toBe(true);
      expect(secretHash).not.toContain(parsed.secret);
    }
  });

  it("of a text is the same for this text and key alone", () => {
    const secrets = createSecrets(Buffer.alloc(32, "a"));
    const token = tokenFor(secrets, "report link ann 1");
    expect(tokenFor(secrets, "report link ann 1")).toEqual(token);
    const parsed = parseToken(token.token);
    expect(parsed && opens(parsed, token.secretHash)).toBe(true);
    for (const other of [
      tokenFor(secrets, "report link ann 2"),
      tokenFor(createSecrets(Buffer.alloc(32, "b")), "report link ann 1"),
    ]) {
      expect(other.id).not.toBe(token.id);
      expect(parsed && opens(parsed, other.secretHash)).toBe(false);
    }
    expect(token.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it("opens nothing else", () => {
    const [firstToken, secondToken] = [newToken(), newToken()];
    const parsed = parseToken(firstToken.token);
    expect(parsed && opens(parsed, secondToken.secretHash)).toBe(false);
    expect(parsed && opens(parsed, "")).toBe(false);
  });
});

describe("a secret in the database", () => {
  const secrets = createSecrets(Buffer.alloc(32, "a"));

  it("is another text each time, and readable by its owner's row alone", () => {
    const [firstSecret, secondSecret] = [
      secrets.encrypt("JBSWY3DP", "ann"),
      secrets.encrypt("JBSWY3DP", "ann"),
    ];
    expect(firstSecret).not.toBe(secondSecret);
    expect(secrets.decrypt(firstSecret, "ann")).toBe("JBSWY3DP");
    expect(secrets.decrypt(firstSecret, "bob")).toBeUndefined();
  });

  it("is not read after a change of any part, or by another key", () => {
    const sealed = secrets.encrypt("JBSWY3DP", "ann");
    const body = Buffer.from(sealed.slice(2), "base64url");
    for (let at = 0; at < body.length; at++) {
      const changed = Buffer.from(body);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(secrets.decrypt(`1.${changed.toString("base64url")}`, "ann")).toBeUndefined();
    }
    for (const text of ["", "1.", "2.abc", sealed.slice(0, 20), `2${sealed.slice(1)}`])
      expect(secrets.decrypt(text, "ann")).toBeUndefined();
    const others = createSecrets(Buffer.alloc(32, "b"));
    expect(others.decrypt(sealed, "ann")).toBeUndefined();
    expect(others.keyedHash("ann")).not.toBe(secrets.keyedHash("ann"));
  });
});

describe("the name of a device", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
      "Edge/Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
      "Safari/iPhone",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox/Linux"],
    [
      "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
      "Chrome/Android",
    ],
    ["curl/8.1", "/"],
    ["<script>alert(1)</script> Windows", "/Windows"],
    [undefined, "/"],
  ])("of %s is %s", (userAgent, name) => expect(deviceCode(userAgent)).toBe(name));
});
