import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Page, pages } from "#content/pages.ts";

const client = join(import.meta.dirname, "../../build/client");

/** Pages that the build has rendered; those that depend on a question are rendered on request. */
export const builtPages = (pages as readonly Page[]).filter((page) => !page.onRequest);

export const builtHtml = (path: string): string =>
  readFileSync(join(client, path, "index.html"), "utf8");

/** What people read: without head, scripts and tags, entities as signs, spaces as one. */
export function textOf(html: string): string {
  return decode(
    html
      .replace(/^[\s\S]*?<body[^>]*>/, "")
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
      .replace(/<!--[\s\S]*?-->/g, "")
      .replace(/<[^>]*>/g, " "),
  ).replace(/\s+/g, " ");
}

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

export const decode = (text: string): string =>
  text.replace(/&(#x27|amp|lt|gt|quot);/g, (whole, name) => signs[name] ?? whole);
