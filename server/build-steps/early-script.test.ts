import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { bundleEarlyScript } from "./early-script.ts";

it("stays within the 3 kB, compressed, that every page carries inline", async () => {
  const code = await bundleEarlyScript();
  expect(gzipSync(code).byteLength).toBeLessThanOrEqual(3_000);
  expect(code).toContain("data-draft");
});
