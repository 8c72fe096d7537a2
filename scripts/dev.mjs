/** `npm run dev`: the product from its sources, which are compiled anew at each change. */
import { hasSuitableNode } from "./setup/machine-node.mjs";

if (hasSuitableNode()) {
  import("./setup/packages.mjs").then(async ({ bringPackagesUpToDate }) => {
    const { handOver } = await import("./setup/program.mjs");
    if (await bringPackagesUpToDate()) await handOver(["server/dev.ts"]);
    else process.exitCode = 1;
  });
} else {
  process.exitCode = 1;
}
