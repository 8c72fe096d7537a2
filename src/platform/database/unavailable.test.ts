import { describe, expect, it } from "vitest";
import { isDatabaseUnavailable } from "./unavailable.ts";

describe("what passes and what is a bug", () => {
  const failure = (code: string) => Object.assign(new Error("driver"), { code });
  const wrapped = (cause: unknown) => new Error("Failed query", { cause });

  it.each([
    "ECONNREFUSED",
    "ECONNRESET",
    "ETIMEDOUT",
    "08006",
    "57P01",
    "57P03",
    "53300",
    "53100",
    "57014",
    "55P03",
    "25P04",
    "25006",
    "40P01",
    "58030",
    "EMFILE",
  ])("%s passes", (code) => expect(isDatabaseUnavailable(wrapped(failure(code)))).toBe(true));
  it.each([
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "timeout exceeded when trying to connect",
    "Query read timeout",
    "Cannot use a pool after calling end on the pool",
  ])("%j passes", (message) =>
    expect(isDatabaseUnavailable(wrapped(new Error(message)))).toBe(true),
  );
  it("a refusal by every address of a host passes", () => {
    expect(isDatabaseUnavailable(wrapped(new AggregateError([failure("ECONNREFUSED")])))).toBe(
      true,
    );
  });
  it.each(["23505", "42P01", "22P02", "ERR_INVALID_ARG_TYPE"])("%s is a bug", (code) => {
    expect(isDatabaseUnavailable(wrapped(failure(code)))).toBe(false);
  });
});
