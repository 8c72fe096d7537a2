/** Computes a page's downloads: at once, at the first interaction, and on demand. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse, type Selector } from "css-what";
import postcss from "postcss";
import { areaOfRoute, type PlacedRoute, type RouteList } from "#server/areas/route-areas.ts";
import { type BrowserModules, browserModulesFile } from "#server/build-steps/browser-modules.ts";
import { textOf } from "#server/page-tree.ts";
import { readMarkup } from "./markup.ts";

const buildDirectory = join(import.meta.dirname, "../../build");
const asset = /\bassets\/[\w.-]+\.(?:js|css)/g;
const assetsIn = (text: string) => (text.match(asset) ?? []).map((name) => `/${name}`);
const manifestName = /\/assets\/manifest-/;

export interface Downloads {
  files: ReadonlySet<string>;
  modules: readonly string[];
  areas: readonly string[];
  /** Text of every stylesheet, inlined or loaded. */
  styles: string;
}

export const readBrowserModules = (): BrowserModules =>
  JSON.parse(readFileSync(browserModulesFile(buildDirectory), "utf8"));

const texts = new Map<string, string>();

function readBuilt(address: string): string {
  const text = texts.get(address) ?? readFileSync(join(buildDirectory, "client", address), "utf8");
  texts.set(address, text);
  return text;
}

/** Follows every address in HTML, scripts, route manifests and stylesheets. */
export function downloadsOf(
  html: string,
  browserModules = readBrowserModules(),
  read = readBuilt,
): Downloads {
  const files = new Set(assetsIn(html));
  const areas = new Set<string>();
  const styles = readMarkup(html).all("style").map(textOf);
  for (const address of files) {
    const text = read(address);
    for (const named of assetsIn(text)) files.add(named);
    if (address.endsWith(".css")) styles.push(text);
    if (manifestName.test(address)) for (const area of areasIn(text)) areas.add(area);
    const file = browserModules[address];
    for (const imported of [...(file?.imports ?? []), ...(file?.importsOnDemand ?? [])])
      files.add(imported);
  }
  return {
    files,
    modules: [...files].flatMap((address) => browserModules[address]?.modules ?? []),
    areas: [...areas],
    styles: styles.join("\n"),
  };
}

function areasIn(manifest: string): string[] {
  const { routes }: { routes: RouteList<PlacedRoute> } = JSON.parse(
    manifest.slice(manifest.indexOf("{"), manifest.lastIndexOf("}") + 1),
  );
  return Object.keys(routes).flatMap((id) => areaOfRoute(routes, id) ?? []);
}

export function sentBytes(addresses: Iterable<string>): number {
  let bytes = 0;
  for (const address of addresses) {
    const file = join(buildDirectory, "client", address);
    const variant = statSync(`${file}.br`, { throwIfNoEntry: false });
    bytes += (variant ?? statSync(file)).size;
  }
  return bytes;
}

/** Modules that do not belong on a page of `area`. */
export const strayModules = (modules: readonly string[], area: string): string[] =>
  modules.filter((path) => {
    const isForeign = foreignTo(area).some((folder) => path.startsWith(folder));
    const otherAudience = { portal: "/office/", office: "/portal/" }[area];
    const isOfOthers =
      otherAudience !== undefined &&
      path.startsWith("src/features/") &&
      path.includes(otherAudience);
    const isOfServer =
      /^(src\/platform\/(database|jobs|email|pdf)|server)\/|\/(emails|tables)\//.test(path) ||
      path.includes(".server.");
    return isForeign || isOfOthers || isOfServer;
  });

const foreignTo = (area: string) =>
  ["account", "api", "marketing", "office", "portal"]
    .filter((name) => name !== area)
    .map((name) => `src/areas/${name}/`);

/** Classes in rules of an area that none of its sources use; `sources` is the text of all. */
export function strayClasses(styles: string, sources: string): string[] {
  const names = new Set<string>();
  postcss.parse(styles).walkRules(({ selectors, parent }) => {
    const isStep = parent?.type === "atrule" && "name" in parent && parent.name === "keyframes";
    if (isStep) return;
    for (const selector of selectors.flatMap((text) => parse(text))) namesIn(selector, names);
  });
  return [...names].filter((name) => !sources.includes(name));
}

function namesIn(selector: readonly Selector[], names: Set<string>): void {
  for (const part of selector) {
    if (part.type === "attribute" && part.name === "class") names.add(part.value);
    if ("data" in part && Array.isArray(part.data))
      for (const item of part.data) namesIn(item, names);
  }
}
