/** The packages that the built server and its commands read from `node_modules` while they run. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unbundledPackages } from "#server/build-steps/server-programs.ts";

/** The packages of package-lock.json by where they lie, such as `node_modules/a/node_modules/b`. */
export type Lock = Record<string, LockedPackage>;

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Only `db:move-to-postgres` needs the first; PDFs read the files of the second. */
export const unbundledInCommands = [...unbundledPackages, "@electric-sql/pglite-tools"];
const readWhileRunning = [...unbundledInCommands, "@fontsource/instrument-sans"];

/** Types, maps and manuals, half of what some packages hold, and what drizzle-kit compares tables with. */
export const neverRead = /\.(map|md|markdown|d\.[cm]?ts)$|^\d+_snapshot\.json$/;

/** @returns places of the packages, those that they need included, without Node itself */
export function installedPackages(folder: string): string[] {
  const { packages }: { packages: Lock } = JSON.parse(
    readFileSync(join(folder, "package-lock.json"), "utf8"),
  );
  return packagesNeededBy(readWhileRunning, packages, (place) => existsSync(join(folder, place)));
}

/** @param isInstalled whether npm has put it there: it leaves out packages for other machines */
export function packagesNeededBy(
  names: readonly string[],
  lock: Lock,
  isInstalled: (place: string) => boolean,
): string[] {
  const packageNames = new Set<string>();
  const add = (name: string, neededBy: string) => {
    const place = placeOf(name, neededBy, lock);
    if (place === undefined || packageNames.has(place) || !isInstalled(place)) return;
    packageNames.add(place);
    for (const other of namesNeededBy(lock[place])) add(other, place);
  };
  for (const name of names) add(name, "");
  return [...packageNames].sort();
}

function namesNeededBy({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: LockedPackage = {}): string[] {
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional,
  );
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** Looks where Node would: beside its files, then beside those of each package around it. */
function placeOf(name: string, neededBy: string, lock: Lock): string | undefined {
  for (
    let around = neededBy;
    ;
    around = around.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, "")
  ) {
    const place = join(around, "node_modules", name);
    if (place in lock) return place;
    if (around === "") return undefined;
  }
}
