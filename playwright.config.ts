import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromiumForJourneys } from "./scripts/checks/chromium.mjs";
import { filmPace } from "./tests/support/film-pace.ts";
import { keepTemporaryFilesInMemory } from "./tests/support/temporary-files-in-memory.ts";

// Some hundred servers are started: each but the first finds the product compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, ".cache/compiled");
keepTemporaryFilesInMemory();

/** Journeys of visitors through the built product, each against a server of its own worker. */
export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "**/*.spec.ts",
  globalSetup: "./tests/support/seeded-database.ts",
  outputDir: "test-results",
  forbidOnly: process.env.CI !== undefined,
  // What passes only at a second try is a fault of the product or of the journey.
  retries: 0,
  fullyParallel: true,
  workers: availableParallelism(),
  // Long enough for a slow machine: how fast the product is, `npm run bench` measures.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: ".cache/test-results/journeys.json" }]],
  use: {
    browserName: "chromium",
    // What hangs says where, and does not hold a worker until the end of its journey.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: findChromiumForJourneys(),
      args: [...chromiumFlags],
      slowMo: filmPace,
    },
    // Those of crews are for `openPhone`. While Playwright takes hold of a worker that has just been
    // installed, a reload now and then never comes back; driven without Playwright, none of two hundred.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    timezoneId: "America/Chicago",
    // Recording every journey costs all of them time: run the one that failed with `--trace on`.
    trace: "off",
    screenshot: "only-on-failure",
  },
});
