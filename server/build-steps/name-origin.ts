/** Built files get the company's origin; copies with the placeholder stay for other origins. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { company } from "#content/company.ts";
import { unknownOrigin } from "#platform/http/unknown-origin.ts";
import { filesBeneath } from "../static/files-beneath.ts";
import { withOrigin, withoutOrigin } from "../static/site-origin.ts";

const { hostname } = new URL(unknownOrigin);

export async function nameOrigin(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, "client");
  for (const file of await filesBeneath(client)) {
    if (!/\.(html|xml|txt)$/.test(file)) continue;
    const text = await readFile(file, "utf8");
    if (!text.includes(hostname)) continue;
    const named = withOrigin(text, company.website);
    if (named.includes(hostname)) throw new Error(`${file} spells the origin in an unknown way`);
    const copy = join(buildDirectory, withoutOrigin, relative(client, file));
    await mkdir(dirname(copy), { recursive: true });
    await writeFile(copy, text);
    await writeFile(file, named);
  }
}
