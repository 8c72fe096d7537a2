/** `npm start`, from a fresh clone. Plain JavaScript: it runs before any install. */
import { hasSuitableNode } from "./setup/machine-node.mjs";

if (hasSuitableNode()) {
  import("./setup/program.mjs").then(async (program) => {
    const { bringPackagesUpToDate } = await import("./setup/packages.mjs");
    const { bringBuildUpToDate } = await import("./setup/build.mjs");
    if ((await bringPackagesUpToDate()) && (await bringBuildUpToDate())) {
      await program.handOver(program.productionCommand, program.productionVariables);
    } else {
      process.exitCode = 1;
    }
  });
} else {
  process.exitCode = 1;
}
