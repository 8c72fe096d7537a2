// `node scripts/run.mjs [--built] PROGRAM [ARGUMENT ...]`: installs, with `--built` builds, what is
// missing, then becomes the program. Plain JavaScript: the machine's Node may not run TypeScript.
import { hasSuitableNode } from "./setup/machine-node.mjs";

if (hasSuitableNode()) {
  import("./setup/packages.mjs").then(async ({ bringPackagesUpToDate }) => {
    const { bringBuildUpToDate } = await import("./setup/build.mjs");
    const { handOver } = await import("./setup/program.mjs");
    const given = process.argv.slice(2);
    const needsBuild = given[0] === "--built";
    const command = needsBuild ? given.slice(1) : given;
    if ((await bringPackagesUpToDate()) && (!needsBuild || (await bringBuildUpToDate()))) {
      await handOver(command);
    } else {
      process.exitCode = 1;
    }
  });
} else {
  process.exitCode = 1;
}
