/** Finds the modules that a program imports, and so runs when it starts. */
import type { SourceFile } from "./source-files.ts";

const asksForPermissions = "src/platform/identity/permissions.ts";
const bringsPermissions = "src/features/permissions.ts";

/** Started by Node, by Vite or by Playwright. Tests of Vitest have a setup file instead. */
const program = /^(server|scripts|bench|tests)\//;
const testOfVitest = /\.(test|faults)\.tsx?$/;
/** Loaded by name, where nothing imports them: the server of `npm run dev`, and what browsers run. */
const startedByName = /^server\/app\.ts$|^src\/areas\/(portal|office)\/layout\.tsx$/;

/**
 * @returns a sentence for each program in which `may` would throw, as it lacks the roles of features'
 * permissions
 */
export function programsWithoutPermissions(files: readonly SourceFile[]): string[] {
  const targets = new Map(
    files.map(({ path, imports }) => [
      path,
      imports
        .filter(({ isPackage, typesOnly }) => !isPackage && !typesOnly)
        .map(({ target }) => target),
    ]),
  );
  const imported = new Set([...targets.values()].flat());
  return [...targets.keys()]
    .filter(
      (path) =>
        startedByName.test(path) ||
        (program.test(path) && !testOfVitest.test(path) && !imported.has(path)),
    )
    .filter((path) => {
      const reached = reachedBy(path, targets);
      return reached.has(asksForPermissions) && !reached.has(bringsPermissions);
    })
    .map((path) => `${path} asks for permissions and does not import #features/permissions.ts`);
}

function reachedBy(start: string, targets: ReadonlyMap<string, string[]>): Set<string> {
  const reached = new Set([start]);
  for (const path of reached) for (const next of targets.get(path) ?? []) reached.add(next);
  return reached;
}
