import { Writable } from "node:stream";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { pino } from "pino";
import { expect, test } from "vitest";
import { logOptions } from "./log.ts";

function logged(error: unknown, rest: object = {}): string {
  let text = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  pino(logOptions("info"), sink).error({ err: error, ...rest }, "failed");
  return text;
}

test("a failed query is logged with its statement and cause, but without what a visitor typed", () => {
  const cause = Object.assign(new Error("connection refused"), {
    detail: "Key (email)=(anna@secret.test) already exists.",
    code: "23505",
  });
  const typed = [
    "Anna Secret",
    "anna@secret.test",
    "We need: nightly cleaning\n    at Secret Hall",
  ];
  const line = logged(
    new DrizzleQueryError('insert into "leads" values ($1, $2, $3)', typed, cause),
  );
  expect(line).toContain("insert into");
  expect(line).toContain("connection refused");
  expect(line).not.toContain("Anna Secret");
  expect(line).not.toContain("anna@secret.test");
  expect(line).not.toContain("Secret Hall");
});

test("other errors keep message, kind and stack", () => {
  const line = logged(new TypeError("x is not a function"));
  expect(line).toContain("x is not a function");
  expect(line).toContain("TypeError");
  expect(line).toContain("log.test.ts");
});

test("what a visitor sent reaches a terminal as plain characters, whatever part it stands in", () => {
  const hostile = [
    "\u0000",
    "\u0007",
    "\u001b[2J",
    "\r\n{}",
    "\u007f",
    "\u009b31m",
    "\u0085",
    "\u202eexe.fdp",
    "\u2066",
    "\u200e",
    "\u061c",
    "\u2028",
    "\ufeff",
    "\u{e0041}",
    "\u00ad",
  ];
  for (const text of hostile) {
    const parts = { path: `/${text}`, [`key ${text}`]: [{ deep: text }] };
    const line = logged(new Error(`cannot read ${text}`), parts);
    expect(line.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(JSON.parse(line)).toMatchObject({ ...parts, err: { message: `cannot read ${text}` } });
  }
});

test("names in other scripts stay readable", () => {
  expect(logged(new Error("x"), { path: "/größe/清洁" })).toContain("/größe/清洁");
});
