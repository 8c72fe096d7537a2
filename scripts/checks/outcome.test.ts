import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addUp, readJourneys, readVitest, slowest } from "./outcome.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "outcome-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const report = (content: unknown) => {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
};

it("counts unit tests and names the first that failed", () => {
  const file = report({
    testResults: [
      { status: "passed", name: "a.test.ts", assertionResults: [{ status: "passed" }] },
      {
        status: "failed",
        name: "b.test.ts",
        assertionResults: [
          { status: "skipped" },
          { status: "failed", fullName: "leads are numbered" },
        ],
      },
    ],
  });
  expect(readVitest(file)).toMatchObject({
    passed: 1,
    failed: 1,
    skipped: 1,
    first: "leads are numbered",
  });
});

it("counts a test file that does not load as a failure", () => {
  const file = report({
    testResults: [{ status: "failed", name: "c.test.ts", assertionResults: [] }],
  });
  expect(readVitest(file)).toMatchObject({ passed: 0, failed: 1, skipped: 0, first: "c.test.ts" });
});

it("counts journeys and names the first that failed with its place", () => {
  const file = report({
    stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 2 },
    errors: [],
    suites: [
      { title: "home.spec.ts", specs: [{ title: "loads", ok: true }] },
      {
        title: "quote.spec.ts",
        specs: [],
        suites: [{ title: "with a phone", specs: [{ title: "is sent", ok: false }] }],
      },
    ],
  });
  expect(readJourneys(file)).toMatchObject({
    passed: 5,
    failed: 1,
    skipped: 2,
    first: "quote.spec.ts > with a phone > is sent",
  });
});

it("counts journeys that could not begin as a failure", () => {
  const file = report({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [{ message: "No tests found\nmore" }],
    suites: [],
  });
  expect(readJourneys(file)).toMatchObject({ failed: 1, first: "No tests found" });
});

it("knows nothing where a runner ended before it could report", () => {
  expect(readVitest(join(folder, "absent.json"))).toBeUndefined();
  expect(
    addUp([{}, { counts: { passed: 2, failed: 0, skipped: 0, first: undefined } }], "passed"),
  ).toBe(2);
});

it("names the slowest of all runners", () => {
  const units = report({
    testResults: [
      {
        status: "passed",
        name: "/product/features/worker.test.ts",
        assertionResults: [
          { status: "passed", fullName: "sends", duration: 700 },
          { status: "passed", fullName: "stops", duration: 30 },
        ],
      },
    ],
  });
  const counts = readVitest(units);
  const specs = [{ title: "is sent", ok: true, tests: [{ results: [{ duration: 900 }] }] }];
  const browser = report({
    stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [],
    suites: [{ title: "quote.spec.ts", specs: [], suites: [{ title: "on a phone", specs }] }],
  });
  expect(slowest([{ counts }, {}, { counts: readJourneys(browser) }], 2)).toEqual([
    { name: "quote.spec.ts > on a phone > is sent", ms: 900 },
    { name: "features/worker.test.ts > sends", ms: 700 },
  ]);
});
