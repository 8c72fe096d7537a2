/** `npm test`: installs what is missing, then runs all checks, cheapest first. */
import { hasSuitableNode } from "./setup/machine-node.mjs";

if (hasSuitableNode()) {
  import("./checks/check-everything.mjs").then(async ({ checkEverything }) => {
    process.exitCode = (await checkEverything()) ? 0 : 1;
  });
} else {
  process.exitCode = 1;
}
