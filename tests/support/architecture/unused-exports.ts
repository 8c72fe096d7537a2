import { isNode, type SourceFile, type SyntaxNode, walk } from "./source-files.ts";

/** Exports that tools read by name, such as React Router's and MDX's. */
const readByTools: [files: RegExp, names: RegExp][] = [
  [/./, /^default$/],
  [
    /^src\/.*\.tsx?$/,
    /^(meta|links|loader|action|middleware|clientMiddleware|handle|headers|Layout|ErrorBoundary|handleError)$/,
  ],
  [/\/text-elements\.tsx$/, /^useMDXComponents$/],
  [/\/example-records\.test-support\.ts$/, /^exampleRecords$/],
];

/**
 * @returns a sentence for each export that nobody imports, unless it is a type that names part of another. An
 * export that only tests use counts as unused, unless its comment begins with "For tests".
 */
export function unusedExports(files: readonly SourceFile[]): string[] {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of files) {
    for (const { target, names } of imports) {
      for (const name of names) {
        const key = `${target} ${name}`;
        importers.set(key, [...(importers.get(key) ?? []), path]);
      }
    }
  }
  return files
    .filter(({ path }) => !path.endsWith(".d.ts"))
    .flatMap(({ path, text, statements }) => {
      const mentions = countNames(statements);
      return statements.flatMap(exportsOf).flatMap(({ name, isType }) => {
        if (readByTools.some(([holds, names]) => holds.test(path) && names.test(name))) return [];
        const by = ["*", name].flatMap((what) => importers.get(`${path} ${what}`) ?? []);
        const usedHere = (mentions.get(name) ?? 0) > 1;
        if (by.length === 0 && !(isType && usedHere))
          return [`${path} exports ${name}, which no other file imports`];
        if (!usedHere && !isTest(path) && by.every(isTest) && !isForTests(text, name))
          return [`${path} exports ${name}, which only tests use`];
        return [];
      });
    });
}

const isForTests = (text: string, name: string) =>
  new RegExp(`/\\*\\* For tests\\b[^/]*\\*/\\s*export [\\w ]*\\b${name}\\b`).test(text);

const isTest = (path: string) => /\.(test|test-support|spec)\.tsx?$|^tests\//.test(path);

interface Export {
  name: string;
  isType: boolean;
}

function exportsOf(statement: SyntaxNode): Export[] {
  if (statement.type === "ExportDefaultDeclaration") return [{ name: "default", isType: false }];
  if (statement.type !== "ExportNamedDeclaration" || isNode(statement.source)) return [];
  const { declaration } = statement;
  if (!isNode(declaration)) return [];
  const isType = /^TS(Interface|TypeAlias)Declaration$/.test(declaration.type);
  const declared = Array.isArray(declaration.declarations)
    ? declaration.declarations.flatMap(({ id }) => boundNames(id))
    : boundNames(declaration.id);
  return declared.map((name) => ({ name, isType }));
}

/** `a` and `{ b, c: d }` alike. */
function boundNames(id: unknown): string[] {
  if (!isNode(id)) return [];
  if (id.type === "Identifier") return [String(id.name)];
  return [id.properties, id.elements].flatMap((parts) =>
    Array.isArray(parts) ? parts.flatMap((part) => boundNames(part?.value ?? part)) : [],
  );
}

function countNames(statements: readonly SyntaxNode[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { type, name } of walk(statements)) {
    if (type.endsWith("Identifier")) counts.set(String(name), (counts.get(String(name)) ?? 0) + 1);
  }
  return counts;
}
