import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/checks/chromium.mjs";

/** Journeys of visitors through the built product, each against a server of its own worker. */
export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  forbidOnly: process.env.CI !== undefined,
  // A busy machine may miss a moment once; a second miss is a fault. Playwright names what was flaky.
  retries: 1,
  fullyParallel: true,
  workers: Math.min(2, availableParallelism()),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: ".cache/test-results/journeys.json" }]],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] },
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    timezoneId: "America/Chicago",
    // Recording every try costs all of them time; what failed once is recorded.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
});
