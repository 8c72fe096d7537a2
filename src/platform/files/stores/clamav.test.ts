import { Readable } from "node:stream";
import { beforeEach, expect, it } from "vitest";
import { malware, testScanner } from "#tests/support/clamd.ts";
import { openClamav } from "./clamav.server.ts";

const clamd = testScanner();
const limits = { silenceMs: 1_500, wholeMs: 10_000 };
/** On a busy machine, the test's scanner takes seconds to read three megabytes. */
const patientLimits = { silenceMs: 20_000, wholeMs: 30_000 };
const scan = (...chunks: (string | Buffer)[]) =>
  openClamav(clamd.url, clamd.instead === undefined ? patientLimits : limits).scan(
    Readable.from(chunks.map((chunk) => Buffer.from(chunk))),
  );

beforeEach(() => {
  clamd.instead = undefined;
  clamd.scanned.length = 0;
});

it("sends all of the content, and understands both verdicts", async () => {
  const big = Buffer.alloc(3 * 1024 * 1024, "a");
  expect(await scan("one ", "two ", big)).toEqual({ state: "clean" });
  expect(clamd.scanned[0]).toHaveLength(8 + big.length);
  expect(clamd.scanned[0]?.startsWith("one two aaa")).toBe(true);
  // Also where it begins in one chunk and ends in the next.
  const [first, rest] = [malware.slice(0, 5), malware.slice(5)];
  expect(await scan("before ", first, rest, " after")).toEqual({
    state: "infected",
    signature: "Test-Signature",
  });
  expect(await scan("")).toEqual({ state: "clean" });
});

it.each([
  ["nothing", "unavailable"],
  ["hang-up", "unavailable"],
  ["size-limit", "undecided"],
] as const)("has no verdict by %s: %s", async (instead, state) => {
  clamd.instead = instead;
  expect(await scan("content")).toMatchObject({ state });
});

it("has no verdict where nobody listens, or the content ends early", async () => {
  const nobody = openClamav("tcp://127.0.0.1:9", limits);
  expect(await nobody.scan(Readable.from(["x"]))).toMatchObject({ state: "unavailable" });
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from("half");
      throw new Error("lost");
    })(),
  );
  const result = await openClamav(clamd.url, limits).scan(broken);
  expect(result).toMatchObject({ state: "unavailable" });
  expect(clamd.scanned).toEqual([]);
});
