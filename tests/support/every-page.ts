/** Everything that is served as a page: the page list, and pages outside of it. */
import { type Page, pages } from "#content/pages.ts";
import { test as journey } from "./journey.ts";

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

interface WorkerFixtures {
  /** HTML of every page as it comes from the server, by path; fetched once a worker. */
  served: ReadonlyMap<string, string>;
}

export const test = journey.extend<object, WorkerFixtures>({
  served: [
    async ({ server }, use) => {
      const htmlOf = async ({ path }: ExpectedPage) =>
        [path, await (await fetch(server.url + path)).text()] as const;
      await use(new Map(await Promise.all(everyPage.map(htmlOf))));
    },
    { scope: "worker" },
  ],
});

export { expect } from "./journey.ts";

export const nowhere = /status of 404 .*\/this-leads-nowhere\)$/;

/** @throws if nothing was served, so that no check passes on an empty text */
export function htmlOf(served: ReadonlyMap<string, string>, path: string): string {
  const html = served.get(path);
  if (!html) throw new Error(`nothing was served at ${path}`);
  return html;
}
