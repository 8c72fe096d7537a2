import { defineConfig } from "vitest/config";

/** Builds and starts what is installed, as root on a machine with Podman: `npm run test:install`. */
export default defineConfig({
  test: {
    include: ["tests/install/**/*.install.ts"],
    environment: "node",
    pool: "forks",
    fileParallelism: false,
    testTimeout: 30 * 60_000,
    hookTimeout: 60 * 60_000,
  },
});
