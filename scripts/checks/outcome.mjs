/** Reads the reports of the test runners. */
import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ name: string, ms: number }} Duration */
/** @typedef {{ passed: number, failed: number, skipped: number, first: string | undefined, durations: Duration[] }} Outcome */

const readReport = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;

/** @returns {Outcome | undefined} undefined where the runner ended before it could report */
export function readVitest(file) {
  const report = readReport(file);
  if (report === undefined) return undefined;
  const tests = report.testResults.flatMap((one) => one.assertionResults);
  const failed = tests.filter(({ status }) => status === "failed");
  // A file that fails to load has no tests to count.
  const broken = report.testResults.filter(
    (one) =>
      one.status === "failed" && !one.assertionResults.some(({ status }) => status === "failed"),
  );
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: failed.length + broken.length,
    skipped: tests.filter(({ status }) => status !== "passed" && status !== "failed").length,
    first: failed[0]?.fullName ?? broken[0]?.name,
    durations: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${name.split("/").slice(-2).join("/")} > ${fullName}`,
        ms: duration ?? 0,
      })),
    ),
  };
}

/** @returns {Outcome | undefined} undefined where the runner ended before it could report */
export function readJourneys(file) {
  const report = readReport(file);
  if (report === undefined) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const broken = report.errors.length > 0 && unexpected === 0 ? 1 : 0;
  // Playwright's list includes tests that passed at the second attempt.
  return {
    passed: expected + flaky,
    failed: unexpected + broken,
    skipped,
    first: firstUnexpected(report.suites) ?? report.errors[0]?.message?.split("\n")[0],
    durations: durationsOf(report.suites),
  };
}

function firstUnexpected(suites, path = []) {
  for (const suite of suites ?? []) {
    const here = [...path, suite.title];
    const spec = suite.specs?.find(({ ok }) => !ok);
    if (spec) return [...here, spec.title].join(" > ");
    const deeper = firstUnexpected(suite.suites, here);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

/** @returns {Duration[]} */
const durationsOf = (suites, path = []) =>
  (suites ?? []).flatMap(({ title, specs, suites: inner }) => [
    ...(specs ?? []).map((spec) => ({
      name: [...path, title, spec.title].join(" > "),
      ms: (spec.tests ?? [])
        .flatMap((test) => test.results)
        .reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...durationsOf(inner, [...path, title]),
  ]);

/** @param {{ counts?: Outcome }[]} done @param {number} limit @returns {Duration[]} */
export const slowest = (done, limit) =>
  done
    .flatMap(({ counts }) => counts?.durations ?? [])
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, limit);

/** @param {{ counts?: Omit<Outcome, "durations"> }[]} done @param {"passed" | "failed" | "skipped"} which */
export const addUp = (done, which) =>
  done.reduce((sum, { counts }) => sum + (counts?.[which] ?? 0), 0);
