/** `npm run build`: builds the product, whether or not the sources have changed. */
import { hasSuitableNode } from "./setup/machine-node.mjs";

if (hasSuitableNode()) {
  import("./setup/packages.mjs").then(async ({ bringPackagesUpToDate }) => {
    const { build } = await import("./setup/build.mjs");
    if (!(await bringPackagesUpToDate()) || !(await build())) process.exitCode = 1;
  });
} else {
  process.exitCode = 1;
}
