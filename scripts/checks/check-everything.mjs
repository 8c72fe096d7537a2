import { journeys, productionBuild, readings, vitest } from "./checks.mjs";
import { runChecks } from "./run-checks.mjs";

export const everyCheck = [
  ...readings,
  vitest("tests without a database", "unit"),
  vitest("tests on databases", "database"),
  productionBuild,
  vitest("tests by HTTP", "http"),
  ...journeys("journeys in the browser"),
];

export const checkEverything = () => runChecks(everyCheck);
