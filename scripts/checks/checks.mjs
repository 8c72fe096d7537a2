/** The parts of `npm test` and `npm run check`. */
import { join } from "node:path";
import { bringBuildUpToDate } from "../setup/build.mjs";
import { bringPackagesUpToDate } from "../setup/packages.mjs";
import { productFolder, runOnPinnedNode } from "../setup/program.mjs";
import { bringChromium } from "./chromium.mjs";
import { readJourneys, readVitest } from "./outcome.mjs";

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {boolean} [cheap] runs even when an earlier check has failed, so that one run reports both
 * @property {() => boolean | Promise<boolean>} run
 * @property {() => import("./outcome.mjs").Outcome | undefined} [outcome]
 * @property {string} [project] of `vitest.config.ts`, whose tests it runs
 */

export const results = join(productFolder, ".cache/test-results");

const program = (path) => join(productFolder, "node_modules", path);
const script = async (...command) =>
  (await runOnPinnedNode(command, { stdio: ["ignore", "inherit", "inherit"] })) === 0;

// Biome writes colors into files as well.
const colors = process.stdout.isTTY ? [] : ["--colors=off"];
// Each checker works out the types of what it imports by itself: four of them, as by default, take twice the time.
const checkTypes = () => script(program("typescript/bin/tsc"), "-p", ".", "--checkers", "2");
const typegen = () => script(program("@react-router/dev/bin.cjs"), "typegen");

/** @type {Check} */
export const packages = { name: "packages", run: bringPackagesUpToDate };

/** @type {Check[]} */
export const readings = [
  {
    name: "format and lint",
    cheap: true,
    run: () => script(program("@biomejs/biome/bin/biome"), "ci", "--error-on-warnings", ...colors),
  },
  {
    name: "types",
    cheap: true,
    run: async () => (await typegen()) && (await checkTypes()),
  },
];

/** @returns {Check} */
export function vitest(name, project, ...options) {
  const report = join(results, `${name.replaceAll(/\W+/g, "-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = ["--project", project, ...options];
  return {
    name,
    project,
    run: () => script(program("vitest/vitest.mjs"), "run", ...reporters, ...chosen),
    outcome: () => readVitest(report),
  };
}

/** @type {Check} */
export const productionBuild = { name: "production build", run: bringBuildUpToDate };

/**
 * They need the production build.
 * @returns {Check[]}
 */
export const journeys = (name, ...options) => [
  { name: "browser", run: bringChromium },
  {
    name,
    run: () => script(program("@playwright/test/cli.js"), "test", ...options),
    outcome: () => readJourneys(join(results, "journeys.json")),
  },
];
