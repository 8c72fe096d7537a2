/** Keeps `build/` in step with the sources. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outputToStderr, productEnvironment, productFolder, runOnPinnedNode } from "./program.mjs";

/** The build is made anew once one of these has changed, so every input must be listed. */
export const sources = [
  "artwork",
  "content",
  "demo",
  "public",
  "server",
  "src",
  "config.server.ts",
  "react-router.config.ts",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];
/** Palette and scheme are outputs of the build. */
const notSources = /\.test\.tsx?$|\.(py|blend|md)$|^src\/ui\/(palette|scheme)\.css$/;

const noteOf = (folder) => join(folder, "build/sources.sha256");

/** @returns {Promise<boolean>} whether the build is complete and matches the sources now */
export async function bringBuildUpToDate(folder = productFolder) {
  return isBuilt(folder) || build(folder);
}

export function isBuilt(folder = productFolder) {
  const note = noteOf(folder);
  return existsSync(note) && readFileSync(note, "utf8") === digestOfSources(folder);
}

/** The marker of a complete build is written last, so that a failed one never counts. */
export async function build(folder = productFolder) {
  console.warn("Building the product.");
  const started = Date.now();
  rmSync(join(folder, "build"), { recursive: true, force: true });
  const digest = digestOfSources(folder);
  if (!(await runSteps(folder))) {
    rmSync(join(folder, "build"), { recursive: true, force: true });
    console.error("The build failed; its own words stand above.");
    return false;
  }
  writeFileSync(noteOf(folder), digest);
  console.warn(`The product is built (${Math.round((Date.now() - started) / 1000)} s).`);
  return true;
}

async function runSteps(folder) {
  const env = productEnvironment({ NODE_ENV: "production" });
  const steps = [
    [join(folder, "node_modules/@react-router/dev/bin.cjs"), "build"],
    [join(folder, "scripts/prepare-database.ts")],
  ];
  for (const step of steps) {
    if ((await runOnPinnedNode(step, { env, folder, stdio: outputToStderr })) !== 0) return false;
  }
  return true;
}

/** Content is compared and not time: a checkout gives every file a new time and no new content. */
export function digestOfSources(folder = productFolder) {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of filesOf(folder, source))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(folder, file)))
        .update("\0");
  }
  return hash.digest("hex");
}

function filesOf(folder, path) {
  const full = join(folder, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return notSources.test(path) ? [] : [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(folder, `${path}/${name}`));
}
