#!/usr/bin/env node
/** Runs the commands of an installation: `cleardawn start`, `cleardawn staff:create EMAIL`. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  handOver,
  productFolder,
  productionCommand,
  productionVariables,
} from "../setup/program.mjs";

const [command, ...given] = process.argv.slice(2);
/** npm takes a "--" away, and the texts that name its commands have one. */
const rest = given.filter((argument) => argument !== "--");
const list = join(productFolder, "build/commands/commands.json");
/** @type {string[]} */
const commands = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];

/** @type {Record<string, string[]>} */
const programs = {
  start: productionCommand,
  health: ["scripts/installation/health-check.mjs", ...rest],
  secrets: ["scripts/installation/first-secrets.mjs", ...rest],
};
for (const name of commands)
  programs[name] = [`build/commands/${name.replace(":", "-")}.js`, ...rest];

const program = Object.hasOwn(programs, command ?? "") ? programs[command ?? ""] : undefined;
if (program === undefined) {
  console.error(`Usage: cleardawn COMMAND, which is one of

  ${Object.keys(programs).join("\n  ")}`);
  process.exitCode = 1;
} else {
  await handOver(program, command === "start" ? productionVariables : { NODE_ENV: "production" });
}
