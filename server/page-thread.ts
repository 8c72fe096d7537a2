/** Finishes pages that were rendered again: reading, cutting and compressing one takes a tenth of a second. */
import { parentPort } from "node:worker_threads";
import { lowerThisThread } from "#platform/pdf/lower-this-thread.ts";
import { compressedVariantsOf } from "./build-steps/compressed-variants.ts";
import { finishPage } from "./build-steps/finish-page.ts";
import { policyOfPage } from "./static/content-security-policy.ts";
import type { PageOrder, PageParts } from "./static/page-finisher.ts";

lowerThisThread();

parentPort?.on("message", async ({ id, file, rendered }: PageOrder) => {
  try {
    const { html } = finishPage(rendered);
    const identity = Buffer.from(html);
    const { br = identity, gz = identity } = await compressedVariantsOf(file, identity);
    const policy = policyOfPage(html);
    parentPort?.postMessage({ id, ok: true, identity, br, gzip: gz, policy } satisfies PageParts);
  } catch (error) {
    parentPort?.postMessage({ id, ok: false, fault: String(error) } satisfies PageParts);
  }
});
