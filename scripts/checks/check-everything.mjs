import { journeys, readings, vitest } from "./checks.mjs";
import { runChecks } from "./run-checks.mjs";

export const checkEverything = () =>
  runChecks([
    ...readings,
    vitest("tests without a database", "--project", "unit"),
    vitest("tests on databases", "--project", "database"),
    ...journeys("journeys in the browser"),
  ]);
