import { defineConfig } from "vitest/config";

/** Unit and integration tests; journeys in a browser are Playwright's (`tests/journeys`). */
export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules/**", "build/**", "data/**", "tests/journeys/**"],
    environment: "node",
    globalSetup: ["tests/support/global-setup.ts"],
    // Each test file may hold a PGlite of some 200 MB, and opening one takes half a second.
    pool: "forks",
    // A process for each file would cost half a second each, forty in all; files share no state.
    isolate: false,
    maxWorkers: 2,
    // Engines, servers and programs start in most files: a busy machine may miss a moment once.
    retry: 1,
    testTimeout: 40_000,
    hookTimeout: 120_000,
  },
});
