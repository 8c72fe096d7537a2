/** `npm start`: from a fresh clone to a served product. Plain JavaScript: it runs before any install. */
import { hasSuitableNode } from "./setup/machine-node.mjs";

if (hasSuitableNode()) {
  import("./setup/program.mjs").then(async ({ handOver, productionCommand }) => {
    const { bringPackagesUpToDate } = await import("./setup/packages.mjs");
    const { bringBuildUpToDate } = await import("./setup/build.mjs");
    if ((await bringPackagesUpToDate()) && (await bringBuildUpToDate())) {
      // Libraries, React above all, run with their checks for developers otherwise.
      await handOver(productionCommand, { NODE_ENV: "production" });
    } else {
      process.exitCode = 1;
    }
  });
} else {
  process.exitCode = 1;
}
