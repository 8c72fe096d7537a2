import { posix } from "node:path";
import { demonstrationFile, type Import, type SourceFile } from "./source-files.ts";

interface Part {
  name: string;
  holds: RegExp;
  may: RegExp[];
  /** Allowed as type imports only, which do not exist at run time. */
  mayKnowTypesOf?: RegExp[];
  never?: RegExp;
}

const content = /^content\//;
const config = /^config\.server\.ts$/;
const features = /^src\/features\//;
const platform = /^src\/platform\//;
const ui = /^src\/ui\//;
/** Money, days, durations and plurals, which everything writes in the same way. */
const format = /^src\/platform\/format\//;
/** Messages of a feature, or of a part of the platform, in each language. */
const language = /^src\/platform\/language\//;
const messages = /^src\/.+\/messages(\.server)?\.ts$/;
const tables = /\/tables\/|^src\/features\/schema\.ts$/;
const preHydration = /^src\/platform\/pre-hydration\//;
/** Schemas, choices and calculations of forms: small, plain, meant for the browser as well. */
const browserSafeForm =
  /^src\/features\/[^/]+\/[^/]*-(form|types|range)\.ts$|^src\/platform\/(forms\/(fields|submitted-form)|identity\/login-form|search\/search-form)\.ts$/;
const portalHome = /^src\/areas\/portal\/home\/home\.server\.ts$/;
/** Transactions that many calls share, ids of rows, and how an error of the database is told from a bug. */
const databaseCalls =
  /^src\/platform\/database\/(batch|database-time|insert-rows|new-id|unavailable|tables\/[\w-]+)\.ts$/;
const database = /^src\/platform\/database\//;
const serverFolder = /^server\//;
const manifest = /^src\/features\/[\w-]+\/feature\.server\.ts$/;
const addDemonstration = "src/features/add-demonstration.server.ts";
const rendered = /^(react|react-dom|react-router|hono|@react-router|@hono)(\/|$)/;
const engines = /^(pg|pg-boss|@electric-sql)(\/|$)/;

const areas = ["account", "portal", "office", "occupant", "api"].map((area) => ({
  name: `areas/${area}`,
  holds: new RegExp(`^src/areas/${area}/`),
  // The API answers what the portal's home shows.
  may: [features, platform, ui, content, ...(area === "api" ? [portalHome] : [])],
  never: /^(drizzle-orm|pg|@electric-sql)(\/|$)/,
}));

/** The first part that holds a file decides. */
const parts: Part[] = [
  { name: "content", holds: content, may: [language] },
  { name: "platform/pre-hydration", holds: preHydration, may: [], never: /./ },
  { name: "ui", holds: ui, may: [preHydration, format, language] },
  {
    name: "platform/database",
    holds: /^src\/platform\/database\//,
    // The command to run after a refusal to open has another name in an installation.
    may: [/^package\.json$/, /^src\/platform\/command-name\.server\.ts$/],
    never: rendered,
  },
  { name: "tables", holds: tables, may: [tables, language, /-(form|types)\.ts$/], never: rendered },
  // They run before anything is built, in Vite's configuration.
  {
    name: "addresses of features",
    holds: /^src\/features\/(manifests\.routes|[^/]+\/feature\.routes)\.ts$/,
    may: [/^src\/platform\/(feature\.routes|identity\/roles)\.ts$/],
  },
  // Mails and documents render what they are given.
  {
    name: "mails",
    holds: /^src\/features\/[^/]+\/emails\/[^/]+\.tsx$/,
    may: [
      content,
      format,
      language,
      messages,
      /^src\/platform\/email\//,
      /^src\/platform\/markdown\//,
      /^src\/[^/]+\/[^/]+\/emails\//,
    ],
    mayKnowTypesOf: [config, /\/messages\/en(\.server)?\.ts$/],
  },
  {
    name: "documents",
    holds: /^src\/features\/[^/]+\/pdf\//,
    may: [
      content,
      format,
      language,
      messages,
      /^src\/platform\/pdf\//,
      /^src\/features\/[^/]+\/pdf\//,
    ],
    never: rendered,
  },
  {
    name: "platform",
    holds: platform,
    may: [ui, content],
    mayKnowTypesOf: [config],
  },
  { name: "demo", holds: /^demo\//, may: [platform, content] },
  {
    name: "demonstrations",
    holds: demonstrationFile,
    may: [features, platform, content, /^demo\//],
    never: engines,
  },
  {
    name: "features",
    holds: features,
    may: [platform, ui, content],
    mayKnowTypesOf: [config],
    never: engines,
  },
  {
    name: "areas/marketing",
    holds: /^src\/areas\/marketing\//,
    // Actions of pages call `.server.ts` files, which never reach the browser.
    may: [
      content,
      ui,
      format,
      language,
      preHydration,
      browserSafeForm,
      /^src\/platform\/(document|markdown)\//,
      /^src\/(platform\/http|features\/[^/]+)\/[^/]+\.server\.ts$/,
    ],
    never: /^(drizzle-orm|pg|pg-boss|@electric-sql|node:)/,
  },
  ...areas,
  // The list of addresses and the document around all pages import no area.
  {
    name: "routes",
    holds: /^src\/routes\.ts$/,
    may: [/^src\/features\/manifests\.routes\.ts$/, language, content],
  },
  {
    name: "src",
    holds: /^src\/(root|entry\.(client|server))\.tsx$/,
    may: [/^src\/platform\/(document|http|language)\//, ui, content],
  },
  {
    name: "server",
    holds: /^server\//,
    may: [
      /^package\.json$/,
      config,
      content,
      features,
      platform,
      /^artwork\//,
      /^build\//,
      /^src\/routes\.ts$/,
    ],
  },
  { name: "artwork", holds: /^artwork\//, may: [] },
  { name: "config", holds: config, may: [] },
];

export function wrongDirections(file: SourceFile): string[] {
  // Tests may import anything; so may programs, which no part imports.
  if (/\.test(-support)?\.tsx?$|^(tests|scripts|bench)\//.test(file.path)) return [];
  const part = parts.find(({ holds }) => holds.test(file.path));
  if (part === undefined) {
    return /^[^/]+\.config\.ts$/.test(file.path) ? [] : [`${file.path} belongs to no known part`];
  }
  return file.imports
    .filter((imported) => !isAllowed(part, file.path, imported))
    .map(({ target }) => `${file.path} imports ${target}: ${part.name} may not`);
}

function isAllowed(
  part: Part,
  path: string,
  { target, isPackage, typesOnly, isLate }: Import,
): boolean {
  if (isPackage) return typesOnly || !part.never?.test(target) || target.startsWith("virtual:");
  if (isOfOtherAudience(path, target)) return false;
  if (demonstrationFile.test(target) && !demonstrationFile.test(path))
    return target === addDemonstration ? serverFolder.test(path) : isLate && manifest.test(path);
  // Whoever is handed a database uses it; only the server and the platform open one.
  if (
    database.test(target) &&
    /^(areas\/\w+|features|demonstrations)$/.test(part.name) &&
    !typesOnly
  )
    return databaseCalls.test(target);
  if (part.holds.test(target) || part.may.some((pattern) => pattern.test(target))) return true;
  return typesOnly && (part.mayKnowTypesOf?.some((pattern) => pattern.test(target)) ?? false);
}

/** Clients and staff share screens, but no module of one folder stands in the pages of the other. */
const isOfOtherAudience = (path: string, target: string): boolean =>
  (path.includes("/portal/") && target.includes("/office/")) ||
  (path.includes("/office/") && target.includes("/portal/"));

/** True for a module in `src/features`, `src/platform` or `src/ui`, and false for one in an area. */
const isShared = (target: string) => /^src\/(features|platform|ui)\/|^src\/\*\*\//.test(target);

const areaFolder = /^src\/areas\/([\w-]+)\//;

/** @returns a sentence for each stylesheet or source of classes that an area takes from another */
export function foreignStyles({ path, text }: { path: string; text: string }): string[] {
  const area = areaFolder.exec(path)?.[1] ?? "ui";
  return [...text.matchAll(/@(?:import|source)\s+"(\.[^"]+)"/g)]
    .map(([, target = ""]) => posix.join(posix.dirname(path), target))
    .filter((target) => {
      if (area === "ui") return !target.startsWith("src/ui/");
      return areaFolder.exec(target)?.[1] !== area && !isShared(target);
    })
    .map((target) => `${path} takes styles from ${target}`);
}

const featureFolder = /^src\/features\/([\w-]+)\//;

/**
 * Sentences for what a feature imports and does not name in `uses`, for what it names and does not
 * import, and for circles. A foreign key refers to a table and makes no behavior depend on another.
 */
export function wrongUses(
  files: readonly SourceFile[],
  features: readonly { name: string; uses: readonly string[] }[],
): string[] {
  const imported = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const [, from] = featureFolder.exec(path) ?? [];
    if (from === undefined || /\.test(-support)?\.tsx?$|\/tables\//.test(path)) continue;
    const targets = imported.get(from) ?? new Set();
    for (const { target } of imports) {
      const [, to] = featureFolder.exec(target) ?? [];
      if (to !== undefined && to !== from) targets.add(to);
    }
    imported.set(from, targets);
  }
  const named = new Map(features.map(({ name, uses }) => [name, new Set(uses)]));
  const withoutManifest = [...imported.keys()]
    .filter((name) => !named.has(name))
    .map((name) => `src/features/${name} has no manifest in src/features/manifests.ts`);
  const wrong = features.flatMap(({ name, uses }) => {
    const targets = imported.get(name) ?? new Set();
    return [
      ...[...targets]
        .filter((to) => !uses.includes(to))
        .map((to) => `${name} imports ${to}, which its manifest does not name in "uses"`),
      ...uses
        .filter((to) => !targets.has(to))
        .map((to) => `${name} names ${to} in "uses" and imports nothing of it`),
    ];
  });
  return [...withoutManifest, ...wrong, ...circlesOfUses(named)];
}

function circlesOfUses(uses: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const isAbove = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(uses.get(from) ?? [])].some((next) => next === to || isAbove(next, to, seen));
  };
  return [...uses.keys()]
    .filter((name) => isAbove(name, name))
    .map((name) => `${name} uses a feature that uses it`);
}
