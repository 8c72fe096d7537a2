import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pagesInAllLanguages } from "#content/pages.ts";

const client = join(import.meta.dirname, "../../build/client");

/** Prerendered pages; those that depend on a query are rendered on request. */
export const builtPages = pagesInAllLanguages().filter((page) => !page.onRequest);

export const builtHtml = (path: string): string =>
  readFileSync(join(client, path, "index.html"), "utf8");
