/** Rules for single files; each returns one sentence per violation. */
import { isNode, type SourceFile, type SyntaxNode, walk } from "./source-files.ts";

/** Names that say nothing about a file's content, and leftover copies. */
const emptyName = /(^|[-._])(utils?|helpers?|misc|managers?|service|common|shared|lib)$/;
const numberedCopy = /[-_.]?(v\d+|copy|old|new|final)$|[a-z]-?\d$/;

export function emptyNames({ path }: Pick<SourceFile, "path">): string[] {
  if (path.startsWith("public/")) return [];
  return path
    .split("/")
    .map((segment) => segment.replace(/(\.(test|spec|server|client|config|d))*\.\w+$/, ""))
    .filter((name) => emptyName.test(name) || numberedCopy.test(name))
    .map((name) => `${path}: "${name}" does not say what it holds`);
}

/** A literal that is spread into another only keeps its parts on one line, and hides double keys. */
export function packedLiterals({
  path,
  statements,
}: Pick<SourceFile, "path" | "statements">): string[] {
  return [...walk(statements)]
    .filter(({ type }) => type === "SpreadElement" || type === "JSXSpreadAttribute")
    .filter(({ argument }) => isNode(argument) && /^(Array|Object)Expression$/.test(argument.type))
    .map(() => `${path} spreads a literal: write its parts themselves`);
}

const serverModule = /\.server\.tsx?$|\.(test|test-support|spec|faults)\.tsx?$|\.d\.ts$/;
/** Folders that are the server's as a whole, whose files need not say so one by one. */
const serverFolder =
  /^src\/(platform\/(database|pdf)|[^/]+\/[^/]+\/(emails|pdf|tables))\/|^src\/features\/schema\.ts$/;
const serverPackage =
  /^(node:|(drizzle-orm|pg|pg-boss|pino|nodemailer|sharp|pdfkit|hono|zod-openapi)(\/|$)|@(electric-sql|node-rs|hono|fastify|react-email)\/)/;

/**
 * A browser's bundle is refused what is named `.server.ts`; so whatever needs the server says it by its name.
 * @param routes modules whose loaders and actions are taken out of the browser's bundle
 */
export function unnamedServerModules(
  { path, imports }: Pick<SourceFile, "path" | "imports">,
  routes: ReadonlySet<string>,
): string[] {
  if (!path.startsWith("src/") || serverModule.test(path) || serverFolder.test(path)) return [];
  if (routes.has(path)) return [];
  return imports
    .filter(({ typesOnly }) => !typesOnly)
    .filter(({ target, isPackage }) =>
      isPackage
        ? serverPackage.test(target)
        : serverModule.test(target) || serverFolder.test(target),
    )
    .map(({ target }) => `${path} needs ${target} of the server: name it .server.ts`);
}

const mayReExport = new Set(["src/features/schema.ts"]);

export function barrels({ path, statements }: SourceFile): string[] {
  const index = /(^|\/)index\.(tsx?|mjs)$/.test(path);
  const reExports = statements.filter(
    (statement) => isNode(statement.source) && statement.type.startsWith("Export"),
  );
  const onlyReExports = reExports.length > 0 && reExports.length === statements.length;
  if (!index && (!onlyReExports || mayReExport.has(path))) return [];
  return [`${path} is a barrel: import from the file that holds the thing`];
}

/** Rows made in one millisecond sort by their ids, which `randomUUIDv7` leaves to chance. */
export function idsByChance({ path, text }: Pick<SourceFile, "path" | "text">): string[] {
  if (path === "src/platform/database/new-id.ts" || !/\brandomUUIDv7\(/.test(text)) return [];
  return [`${path} makes ids that sort by chance: take newId() of #platform/database/new-id.ts`];
}

/** The first is the only reader; the second is the start, which passes the environment to it. */
const mayReadEnvironment = /^(config\.server\.ts|server\/start-config\.ts)$|\.(test|config)\.tsx?$/;
const programs = /^(scripts|tests|bench|artwork\/scripts)\//;

/** Passing the whole environment to a child process is not reading it. */
export function environmentReads({ path, statements }: SourceFile): string[] {
  if (mayReadEnvironment.test(path) || programs.test(path)) return [];
  const nodes = [...walk(statements)];
  const handedOn = new Set(
    nodes.filter((node) => node.type === "SpreadElement").map((node) => node.argument),
  );
  return nodes
    .filter((node) => isProcessEnv(node) && !handedOn.has(node))
    .map(() => `${path} reads process.env: take the value from Config`);
}

function isProcessEnv(node: SyntaxNode): boolean {
  const { object, property, init, id, imported } = node;
  switch (node.type) {
    case "MemberExpression":
      return isNode(object) && object.name === "process" && isEnv(property);
    case "VariableDeclarator":
      return isNode(init) && init.name === "process" && [...walk(id)].some(isEnv);
    case "ImportSpecifier":
      return isEnv(imported);
    default:
      return false;
  }
}

const isEnv = (node: unknown) => isNode(node) && (node.name === "env" || node.value === "env");

/** React Router, Vite, Vitest, Playwright and drizzle-kit require default exports. */
const mayExportDefault =
  /^src\/.*\.tsx$|^src\/routes\.ts$|\.config\.ts$|\.d\.ts$|^tests\/support\/(global-setup|seeded-database|http\/site-setup)\.ts$/;

export function defaultExports({ path, statements }: SourceFile): string[] {
  if (mayExportDefault.test(path)) return [];
  return statements
    .filter((statement) => statement.type === "ExportDefaultDeclaration")
    .map(() => `${path} has a default export: name it`);
}

/** The source of colors, its build outputs, tests, and artwork scenes, which are rendered separately. */
const mayNameColors =
  /^content\/palette\.ts$|^src\/ui\/(palette|scheme)\.css$|^artwork\/|^tests\/support\/readable-colors\.ts$|\.(test\.tsx?|faults\.ts|spec\.ts)$/;
const colorOfItsOwn =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|fff|000)\b|\b(?:rgba?|hsla?|hwb|ok(?:lab|lch))\((?!from |var\()/gi;

export function colorsBesidePalette(path: string, text: string): string[] {
  if (mayNameColors.test(path)) return [];
  const colors = text.match(colorOfItsOwn) ?? [];
  return colors.map((color) => `${path} names ${color}: take a color of content/palette.ts`);
}

const ofThisMachine = /(?<![\w.-])\/(work|root)\/[\w.]/;
const registryHost = /\bregistry\.[\w-]+\.[a-z]{2,}/i;

export function machineTraces(path: string, text: string): string[] {
  const traces = [ofThisMachine, registryHost].flatMap((pattern) => text.match(pattern)?.[0] ?? []);
  return traces.map((trace) => `${path} names ${trace}, which exists on one machine only`);
}

/** `Intl` may be used in these places, for these reasons. */
const formatting: readonly (readonly [place: RegExp, because: string])[] = [
  [/^src\/platform\/format\//, "it is where the product writes dates and numbers"],
  [/^src\/platform\/language\//, "it stands beneath the formats, which use it"],
  [/^content\/retention\.ts$/, "content may use no format"],
  [/^content\/careers\/opening(s|-days)\.ts$/, "content may use no format"],
  [/^content\/service-area\.ts$/, "content may use no format"],
];

/** Dates, numbers and orders of names that are made elsewhere: in no language, or one that nobody handed over. */
export function formattingOutsideFormats({ path, statements }: SourceFile): string[] {
  if (!/^(src|server|content|demo)\//.test(path) || /\.(test|test-support)\.tsx?$/.test(path))
    return [];
  if (formatting.some(([place]) => place.test(path))) return [];
  return [...walk(statements)].flatMap((node) => {
    if (node.type !== "MemberExpression") return [];
    const { object, property } = node;
    const isIntl = isNode(object) && object.type === "Identifier" && object.name === "Intl";
    const name = isNode(property) ? String(property.name) : "";
    return isIntl || /^(toLocale(|Date|Time)String|localeCompare)$/.test(name)
      ? [`${path} writes by ${isIntl ? "Intl." : ""}${name}: src/platform/format does`]
      : [];
  });
}

/** Places that need no exception any more. */
export const unusedFormattingExceptions = (files: readonly SourceFile[]): string[] =>
  formatting
    .filter(
      ([place]) =>
        !files.some(({ path, text }) => place.test(path) && /Intl\.|toLocale/.test(text)),
    )
    .map(([place]) => String(place));
