import { Writable } from "node:stream";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { pino } from "pino";
import { expect, test } from "vitest";
import { withoutTypedValues } from "./log.ts";

function logged(error: unknown): string {
  let text = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  pino({ serializers: { err: withoutTypedValues } }, sink).error({ err: error }, "failed");
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
