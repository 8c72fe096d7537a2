/** Everything that is served as a page: the page list, and pages outside of it. */
import { type Page, pages } from "#content/pages.ts";
import { eightAtOnce } from "./eight-at-once.ts";

export interface ExpectedPage {
  path: string;
  status: number;
  listed?: Page;
}

/** A page that is added to the list is checked automatically. */
export const everyPage: readonly ExpectedPage[] = [
  ...pages.map((listed: Page) => ({ path: listed.path, status: 200, listed })),
  { path: "/search?q=floor", status: 200 },
  { path: "/search?q=zzzzqqxx", status: 200 },
  { path: "/newsletter", status: 200 },
  { path: "/this-leads-nowhere", status: 404 },
];

/** HTML of every page as it comes from the server, by path. */
export async function servedPages(url: string): Promise<ReadonlyMap<string, string>> {
  const served = await eightAtOnce(
    everyPage,
    async ({ path }) => [path, await (await fetch(url + path)).text()] as const,
  );
  return new Map(served);
}

/** @throws if nothing was served, so that no check passes on an empty text */
export function htmlOf(served: ReadonlyMap<string, string>, path: string): string {
  const html = served.get(path);
  if (!html) throw new Error(`nothing was served at ${path}`);
  return html;
}

/** What the console of a browser says of the address that leads nowhere. */
export const nowhere = /status of 404 .*\/this-leads-nowhere\)$/;
