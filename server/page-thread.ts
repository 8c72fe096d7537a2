/** Finishes pages that were rendered again: reading, cutting and compressing one takes some 20 ms. */
import { parentPort } from "node:worker_threads";
import { quickVariantsOf } from "./build-steps/compressed-variants.ts";
import { finishPage } from "./build-steps/finish-page.ts";
import { pageSections } from "./build-steps/search/page-sections.ts";
import { policyOfPage } from "./static/content-security-policy.ts";
import type { PageOrder, PageParts } from "./static/page-finisher.ts";

parentPort?.on("message", ({ id, file, rendered }: PageOrder) => {
  try {
    const { html, page } = finishPage(rendered);
    const identity = Buffer.from(html);
    const { br = identity, gz = identity } = quickVariantsOf(file, identity);
    const parts = {
      identity,
      br,
      gzip: gz,
      policy: policyOfPage(page),
      sections: pageSections(page),
    };
    parentPort?.postMessage({ id, ok: true, ...parts } satisfies PageParts);
  } catch (error) {
    parentPort?.postMessage({ id, ok: false, fault: String(error) } satisfies PageParts);
  }
});
