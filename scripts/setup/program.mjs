/** Runs programs, most of them on the pinned Node, which `npm ci` installs into node_modules. */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, join } from "node:path";

export const productFolder = join(import.meta.dirname, "../..");

/** Standard output belongs to the program that follows the setup: it may be redirected to a file. */
export const outputToStderr = ["inherit", 2, "inherit"];

const installedPrograms = join(productFolder, "node_modules/.bin");
const windows = process.platform === "win32";
const endings = ["SIGTERM", "SIGINT", "SIGHUP"];

/** @param {string} folder of the product */
export const pinnedNode = (folder = productFolder) =>
  join(folder, "node_modules/node/bin", windows ? "node.exe" : "node");

const machinePath = () =>
  (process.env.PATH ?? "").split(delimiter).filter((entry) => entry !== installedPrograms);

/** Installed programs come first, so that `#!/usr/bin/env node` means the pinned Node. */
export const productEnvironment = (additions = {}) => ({
  ...process.env,
  PATH: [installedPrograms, ...machinePath()].join(delimiter),
  ...additions,
});

/** Has only the machine's own programs, for `npm ci`, which removes the installed ones while it runs. */
export const machineEnvironment = () => ({ ...process.env, PATH: machinePath().join(delimiter) });

/**
 * Signals are passed on, and the end is awaited, so that nothing stays behind.
 * @returns {Promise<number>} exit code; 127 where there is no such program
 */
export function run(
  program,
  args,
  { folder = productFolder, env = productEnvironment(), ...rest } = {},
) {
  const child = spawn(program, args, { cwd: folder, env, stdio: "inherit", ...rest });
  const forward = (signal) => child.kill(signal);
  for (const signal of endings) process.on(signal, forward);
  return new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  }).finally(() => {
    for (const signal of endings) process.off(signal, forward);
  });
}

/** @param {string[]} command script and its arguments */
export const runOnPinnedNode = (command, options = {}) =>
  run(pinnedNode(options.folder), command, options);

/** A small young generation, and an old one collected early: 100 MB less for a few percent of a core. */
export const productionCommand = [
  "--max-semi-space-size=4",
  "--heap-growing-percent=30",
  "build/server/main.js",
];

/**
 * Libraries, React above all, otherwise run with developer checks. The glibc settings return freed
 * blocks of 32 kB and more to the system: a quarter of the memory. Other C libraries ignore them.
 */
export const productionVariables = {
  NODE_ENV: "production",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "32768",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * Becomes the given command: signals, output and exit code are its own from here on.
 * @param {string[]} command script and its arguments, flags of Node first
 * @param {Record<string, string>} additions to its environment
 */
export async function handOver(command, additions = {}) {
  const env = productEnvironment(additions);
  process.chdir(productFolder);
  // Where Node can replace itself, no second process stays in memory.
  if (process.execve !== undefined && !windows) {
    process.execve(pinnedNode(), [pinnedNode(), ...command], env);
  }
  process.exitCode = await runOnPinnedNode(command, { env });
  if (process.exitCode === 127) console.error("The pinned Node does not start on this machine.");
}
