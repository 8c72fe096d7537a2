/** The product's sources as the architecture test reads them: text, syntax tree, imports. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

const productFolder = join(import.meta.dirname, "../../..");

export interface Import {
  /** A path in the product such as `src/features/leads/leads.server.ts`, or the name of a package. */
  target: string;
  isPackage: boolean;
  typesOnly: boolean;
  /** True for `import()`, which loads it when it is needed. */
  isLate: boolean;
  /** The names under which the target exports them; `*` where all of it may be used. */
  names: string[];
}

export interface SyntaxNode {
  type: string;
  [name: string]: unknown;
}

export interface SourceFile {
  path: string;
  text: string;
  imports: Import[];
  statements: SyntaxNode[];
}

/** Features add these to the demonstration; nothing else loads them and no page needs them. */
export const demonstrationFile =
  /^(demo|src\/features\/[\w-]+\/demonstration)\/|^src\/features\/(add-demonstration|[\w-]+\/demonstration)\.server\.ts$/;

export function productFiles(): string[] {
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  return execFileSync("git", list, { cwd: productFolder, encoding: "utf8" })
    .split("\0")
    .filter((path) => path !== "" && existsSync(join(productFolder, path)));
}

export const readProductFile = (path: string) => readFileSync(join(productFolder, path), "utf8");

export const sourceFiles = (): SourceFile[] =>
  productFiles()
    .filter((path) => /\.(tsx?|mjs)$/.test(path))
    .map((path) => parseSource(path, readProductFile(path)));

/** @throws if the text is not TypeScript */
export function parseSource(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  // The parser's own node types differ in name only; rules need a handful of shapes.
  const statements = program.body as unknown as SyntaxNode[];
  const imports = [...walk(statements)].flatMap((node) => importOf(node, path));
  return { path, text, imports, statements };
}

export function* walk(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) {
    for (const item of value) yield* walk(item);
  } else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) yield* walk(child);
  }
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** `import`, `export ... from`, `import()` and the type `import("...")`. */
function importOf(node: SyntaxNode, path: string): Import[] {
  const { source } = node;
  if (!isNode(source) || source.type !== "Literal" || typeof source.value !== "string") return [];
  return [
    {
      ...resolve(source.value, path),
      typesOnly: namesTypesOnly(node),
      isLate: node.type === "ImportExpression",
      names: namesOf(node),
    },
  ];
}

function namesOf({ type, specifiers, qualifier }: SyntaxNode): string[] {
  if (type === "TSImportType") return [isNode(qualifier) ? String(qualifier.name) : "*"];
  if (!Array.isArray(specifiers)) return ["*"];
  return specifiers.map(({ type, imported, local }) => {
    if (type === "ImportDefaultSpecifier") return "default";
    if (type === "ImportNamespaceSpecifier") return "*";
    const { name, value } = imported ?? local;
    return String(name ?? value);
  });
}

function namesTypesOnly(node: SyntaxNode): boolean {
  if (node.type === "TSImportType" || node.importKind === "type" || node.exportKind === "type")
    return true;
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers : [];
  return (
    specifiers.length > 0 &&
    specifiers.every(
      (specifier) => specifier.importKind === "type" || specifier.exportKind === "type",
    )
  );
}

function resolve(specifier: string, from: string): { target: string; isPackage: boolean } {
  if (specifier.startsWith(".")) {
    return { target: posix.join(posix.dirname(from), specifier), isPackage: false };
  }
  if (specifier === "#config") return { target: "config.server.ts", isPackage: false };
  if (specifier.startsWith("#")) {
    const path = specifier.slice(1).replace(/^(areas|features|platform|ui)\//, "src/$1/");
    return { target: path, isPackage: false };
  }
  return { target: specifier, isPackage: true };
}
