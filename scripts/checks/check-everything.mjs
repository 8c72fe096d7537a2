import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bringBuildUpToDate } from "../setup/build.mjs";
import { bringPackagesUpToDate } from "../setup/packages.mjs";
import { productFolder, runOnPinnedNode } from "../setup/program.mjs";
import { bringChromium } from "./chromium.mjs";
import { addUp, readJourneys, readVitest } from "./outcome.mjs";

const results = join(productFolder, ".cache/test-results");
const vitestReport = join(results, "vitest.json");
const journeysReport = join(results, "journeys.json");

const program = (path) => join(productFolder, "node_modules", path);
const script = async (...command) =>
  (await runOnPinnedNode(command, { stdio: ["ignore", "inherit", "inherit"] })) === 0;

// Biome writes colors into files as well.
const colors = process.stdout.isTTY ? [] : ["--colors=off"];
const typegen = () => script(program("@react-router/dev/bin.cjs"), "typegen");
const vitestReporters = [
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${vitestReport}`,
];

/** `cheap`: runs even when an earlier check has failed, so that one run reports both. */
const checks = [
  { name: "packages", run: bringPackagesUpToDate },
  {
    name: "format and lint",
    cheap: true,
    run: () => script(program("@biomejs/biome/bin/biome"), "ci", "--error-on-warnings", ...colors),
  },
  {
    name: "types",
    cheap: true,
    run: async () => (await typegen()) && (await script(program("typescript/bin/tsc"), "-p", ".")),
  },
  {
    name: "unit, integration and architecture tests",
    run: () => script(program("vitest/vitest.mjs"), "run", ...vitestReporters),
    outcome: () => readVitest(vitestReport),
  },
  { name: "production build", run: bringBuildUpToDate },
  { name: "browser", run: bringChromium },
  {
    name: "journeys in the browser",
    run: () => script(program("@playwright/test/cli.js"), "test"),
    outcome: () => readJourneys(journeysReport),
  },
];

/** @returns {Promise<boolean>} whether all checks passed */
export async function checkEverything() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const started = Date.now();
  const done = [];
  for (const check of checks) {
    const failed = done.some(({ passed }) => !passed);
    if (failed && !check.cheap) break;
    done.push(await runCheck(check));
    if (check.name === "packages" && !done[0].passed) break;
  }
  report(done, Date.now() - started);
  return done.length === checks.length && done.every(({ passed }) => passed);
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
