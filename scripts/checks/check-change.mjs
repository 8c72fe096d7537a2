import { productFolder } from "../setup/program.mjs";
import { baseOfChange } from "./change.mjs";
import { journeys, productionBuild, readings, vitest } from "./checks.mjs";
import { runChecks } from "./run-checks.mjs";

export function checkChange() {
  // PostgreSQL alone is enough here: `npm test` covers what differs between the engines.
  process.env.EACH_DATABASE = "0";
  const base = baseOfChange(productFolder);
  const ofChange = base === undefined ? [] : ["--passWithNoTests", `--changed=${base}`];
  return runChecks([
    ...readings,
    vitest("tests without a database", "unit"),
    vitest("tests on databases that the change reaches", "database", ...ofChange),
    productionBuild,
    ...journeys("ten journeys in the browser", "--grep", "@smoke"),
  ]);
}
