import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Placeholder, placeholdersIn, placeholdersInText } from "./placeholders.ts";

/** @param folder of the product; reads everything beneath its `content/` */
export async function contentPlaceholders(folder: string): Promise<Placeholder[]> {
  const files = readdirSync(join(folder, "content"), { recursive: true, encoding: "utf8" })
    .map((file) => `content/${file.replaceAll("\\", "/")}`)
    .sort();
  const placeholders = await Promise.all(files.map((file) => inFile(folder, file)));
  return placeholders.flat();
}

async function inFile(folder: string, file: string): Promise<Placeholder[]> {
  const full = join(folder, file);
  if (/\.mdx?$/.test(file)) return placeholdersInText(readFileSync(full, "utf8"), file);
  if (!/\.ts$/.test(file) || /\.test\.ts$/.test(file)) return [];
  const exported: Record<string, unknown> = await import(pathToFileURL(full).href);
  return Object.entries(exported)
    .filter(([name]) => name !== "shippedFacts") // They are the company's until it has its own.
    .flatMap(([name, value]) => placeholdersIn(value, `${file} ${name}`));
}
