import { availableParallelism } from "node:os";
import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { databaseFiles } from "./tests/support/database-files.ts";
import { keepTemporaryFilesInMemory } from "./tests/support/temporary-files-in-memory.ts";

const everywhere = ["**/*.test.{ts,tsx}"];
const elsewhere = [...configDefaults.exclude, "build/**", "data/**", "tests/journeys/**"];
/** They ask the built product. */
const byHttp = ["tests/http/**/*.test.ts"];
const ofDatabase = databaseFiles();

// Tests start hundreds of programs, of the same modules each time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, ".cache/compiled");
keepTemporaryFilesInMemory();

/** Unit and integration tests; journeys in a browser are Playwright's (`tests/journeys`). */
export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    environment: "node",
    setupFiles: ["src/features/permissions.ts"],
    // Each test file may hold a PGlite of some 200 MB, and opening one takes half a second.
    pool: "forks",
    // A process for each file would cost half a second each, forty in all; files share no state.
    isolate: false,
    maxWorkers: availableParallelism(),
    // What passes only at a second try is a fault of the product or of the test.
    retry: 0,
    // By default a second, which a busy machine may take for anything.
    expect: { poll: { timeout: 15_000, interval: 50 } },
    // Migrations are read by their paths, so that no import says which tests they reach. By default the
    // build's configuration is among these as well, which no test here reads.
    forceRerunTriggers: [
      "**/package.json/**",
      "**/vitest.config.*/**",
      "**/database/migrations/**",
    ],
    testTimeout: 40_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: everywhere,
          exclude: [...elsewhere, ...byHttp, ...ofDatabase],
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: ofDatabase,
          exclude: [...elsewhere, ...byHttp],
          globalSetup: ["tests/support/global-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: byHttp,
          exclude: elsewhere,
          globalSetup: ["tests/support/http/site-setup.ts"],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
