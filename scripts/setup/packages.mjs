import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { machineEnvironment, outputToStderr, pinnedNode, productFolder, run } from "./program.mjs";

/** Overrides the machine's npm configuration where the product depends on it. */
const settings = [
  "--include=dev",
  "--include=optional",
  "--include=peer",
  "--ignore-scripts=false",
  "--bin-links=true",
  "--package-lock=true",
  "--global=false",
  "--engine-strict=false",
  "--dry-run=false",
  "--audit=false",
  "--fund=false",
  // On the machine's Node, npm warns once for each package that needs the pinned one.
  "--loglevel=error",
];

/** @returns {Promise<boolean>} whether everything is installed now */
export async function bringPackagesUpToDate(folder = productFolder) {
  const reason = whatIsMissing(folder);
  if (reason === undefined) return true;
  console.warn(`Installing packages (npm ci), because ${reason}. This takes a minute or so.`);
  const started = Date.now();
  const code = await run("npm", ["ci", ...settings], {
    folder,
    env: machineEnvironment(),
    stdio: outputToStderr,
    shell: process.platform === "win32",
  });
  const error = errorOf(code, folder);
  if (error !== undefined) {
    console.error(`The packages could not be installed: ${error}.`);
    return false;
  }
  console.warn(`Packages are installed (${Math.round((Date.now() - started) / 1000)} s).`);
  return true;
}

function errorOf(code, folder) {
  if (code === 127) return "npm was not found. It comes with Node; install both from nodejs.org";
  if (code !== 0) return `npm ci ended with code ${code}; its own words stand above`;
  return whatIsMissing(folder);
}

/**
 * An interrupted install left either no record of npm's or a folder missing.
 * @returns {string | undefined} the first difference, as the end of a sentence
 */
export function whatIsMissing(folder) {
  const modules = join(folder, "node_modules");
  if (!existsSync(modules)) return "there is no node_modules yet";
  const wanted = readPackages(join(folder, "package-lock.json"));
  const installed = readPackages(join(modules, ".package-lock.json"));
  if (wanted === undefined) return "package-lock.json cannot be read";
  if (installed === undefined) return "the last install did not finish";
  for (const [path, { version, optional, devOptional }] of Object.entries(wanted)) {
    if (path === "") continue;
    const name = path.replace(/^.*node_modules\//, "");
    const found = installed[path];
    if (found === undefined) {
      // npm leaves out packages for other machines.
      if (optional || devOptional) continue;
      return `${name} ${version} is not installed`;
    }
    if (found.version !== version) return `${name} is ${found.version} instead of ${version}`;
    if (!existsSync(join(folder, path, "package.json"))) return `the folder of ${name} is missing`;
  }
  if (!existsSync(pinnedNode(folder))) return "the pinned Node is missing";
  return undefined;
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}
