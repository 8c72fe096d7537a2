/** `npm run build`: builds the product; with `--when-stale`, only where the sources have changed. */
import { hasSuitableNode } from "./setup/machine-node.mjs";

if (hasSuitableNode()) {
  import("./setup/packages.mjs").then(async ({ bringPackagesUpToDate }) => {
    const { bringBuildUpToDate, build } = await import("./setup/build.mjs");
    const wanted = process.argv.includes("--when-stale") ? bringBuildUpToDate : build;
    if (!(await bringPackagesUpToDate()) || !(await wanted())) process.exitCode = 1;
  });
} else {
  process.exitCode = 1;
}
