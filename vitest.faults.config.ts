import { defineConfig } from "vitest/config";

/** What needs minutes, root or a machine for itself: `npm run test:faults`. */
export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["tests/faults/**/*.faults.ts"],
    environment: "node",
    setupFiles: ["src/features/permissions.ts"],
    globalSetup: ["tests/support/global-setup.ts"],
    pool: "forks",
    fileParallelism: false,
    testTimeout: 30 * 60_000,
    hookTimeout: 120_000,
  },
});
