/** Colors that a module reads once while it loads: they stay as they were when settings change the brand. */
import { isNode, type SourceFile, type SyntaxNode } from "./source-files.ts";

/** These change while the product runs; keys are the modules that have them. */
const changing: Readonly<Record<string, readonly string[]>> = {
  "content/palette.ts": ["palette", "darkPalette", "schemes"],
  "content/brand.ts": ["brand"],
  "content/logo.ts": ["logo.colors"],
  "src/platform/email/styles.ts": ["styles"],
};

/** The build reads the shipped ones, and ends. */
const mayKeep = /^content\/|^server\/build-steps\/(guides\/|palette-styles)|\.test\.tsx?$|^tests\//;

export function keptColors({ path, imports, statements }: SourceFile): string[] {
  if (mayKeep.test(path)) return [];
  const names = imports.flatMap(({ target, names: imported }) =>
    (changing[target] ?? []).filter((name) => imported.includes(name.split(".")[0] ?? "")),
  );
  // A module that follows the changes makes its colors again.
  const follows = imports.some(({ names: imported }) => imported.includes("followPalette"));
  if (names.length === 0 || follows) return [];
  return [...readWhileLoading(statements)]
    .filter((read) => names.some((name) => read === name || read.startsWith(`${name}.`)))
    .map((read) => `${path} keeps ${read} while it loads: read it where it is used`);
}

/** Names with their properties, outside of functions. */
function* readWhileLoading(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield* readWhileLoading(item);
  } else if (isNode(value)) {
    if (/Function/.test(value.type) || value.type === "ImportDeclaration") return;
    if (value.type === "MemberExpression") yield nameOf(value);
    else for (const child of Object.values(value)) yield* readWhileLoading(child);
  }
}

function nameOf({ type, name, object, property }: SyntaxNode): string {
  if (type !== "MemberExpression") return String(name ?? "");
  const [owner, key] = [object, property].map((node) => (isNode(node) ? nameOf(node) : ""));
  return `${owner}.${key}`;
}
