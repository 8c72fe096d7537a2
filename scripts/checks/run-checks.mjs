import { mkdirSync, rmSync } from "node:fs";
import { packages, results } from "./checks.mjs";
import { addUp, slowest } from "./outcome.mjs";

const shownSlow = 10;

/**
 * Runs the checks one after the other, cheapest first, and prints how long each took.
 * @param {import("./checks.mjs").Check[]} checks
 * @returns {Promise<boolean>} whether all of them passed
 */
export async function runChecks(checks) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const started = Date.now();
  const done = [await runCheck(packages)];
  // Nothing runs without its packages.
  for (const check of done[0].passed ? checks : []) {
    const failed = done.some(({ passed }) => !passed);
    if (failed && !check.cheap) break;
    done.push(await runCheck(check));
  }
  report(done, Date.now() - started);
  return done.length === checks.length + 1 && done.every(({ passed }) => passed);
}

async function runCheck({ name, run, outcome }) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const succeeded = await run();
  const counts = outcome?.();
  const passed = succeeded && (counts?.failed ?? 0) === 0;
  return { name, passed, counts, ms: Date.now() - started };
}

function report(done, ms) {
  console.log("");
  for (const check of done) {
    console.log(`${seconds(check.ms)}  ${check.passed ? "passed" : "FAILED"}  ${check.name}`);
  }
  console.log(`${seconds(ms)}  in all`);
  const slow = slowest(done, shownSlow);
  if (slow.length > 0) console.log("\nThe slowest tests:");
  for (const test of slow) console.log(`${seconds(test.ms)}  ${test.name}`);
  console.log("");
  const skipped = addUp(done, "skipped");
  if (skipped > 0) console.log(`${skipped} skipped; the reasons stand above`);
  const first = done.find(({ passed }) => !passed);
  if (first)
    console.log(
      `failed first: ${first.name}${first.counts?.first ? `: ${first.counts.first}` : ""}`,
    );
  // A failed check without tests of its own counts as one, so that "0 failed" means what it says.
  const silent = done.filter(({ passed, counts }) => !passed && !counts?.failed).length;
  console.log(`${addUp(done, "passed")} passed, ${addUp(done, "failed") + silent} failed`);
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(8);
