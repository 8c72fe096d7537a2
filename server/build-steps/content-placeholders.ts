/** Finds the placeholders in `content/`. The build writes them down, as a running product has no sources. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  type Placeholder,
  placeholdersIn,
  placeholdersInText,
} from "#platform/system/placeholders.ts";

/** @param folder of the product; reads everything beneath its `content/` */
export async function contentPlaceholders(folder: string): Promise<Placeholder[]> {
  const files = readdirSync(join(folder, "content"), { recursive: true, encoding: "utf8" })
    .map((file) => `content/${file.replaceAll("\\", "/")}`)
    .filter((file) => !saysItElsewhere.test(file))
    .sort();
  const placeholders = await Promise.all(files.map((file) => inFile(folder, file)));
  return placeholders.flat();
}

/**
 * The demonstration, which is removed as a whole, what the settings are asked of, and lists of pages and
 * articles that repeat what others say.
 */
const saysItElsewhere = /^content\/(demo[\w-]*|pages|payment|shown-articles)\.ts$/;

/** Facts of the company, which are asked of the settings. */
const ofSettings = ["company", "shippedFacts"];

async function inFile(folder: string, file: string): Promise<Placeholder[]> {
  const full = join(folder, file);
  if (/\.mdx?$/.test(file)) return placeholdersInText(readFileSync(full, "utf8"), file);
  if (!/\.ts$/.test(file) || /\.test\.ts$/.test(file)) return [];
  const exported: Record<string, unknown> = await import(
    /* @vite-ignore */ pathToFileURL(full).href
  );
  return Object.entries(exported)
    .filter(([name]) => file !== "content/company.ts" || !ofSettings.includes(name))
    .flatMap(([name, value]) => placeholdersIn(value, `${file} ${name}`));
}
