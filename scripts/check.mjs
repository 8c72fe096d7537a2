/** `npm run check`: says in minutes what most faults of a change are; `npm test` says the rest. */
import { hasSuitableNode } from "./setup/machine-node.mjs";

if (hasSuitableNode()) {
  import("./checks/check-change.mjs").then(async ({ checkChange }) => {
    process.exitCode = (await checkChange()) ? 0 : 1;
  });
} else {
  process.exitCode = 1;
}
