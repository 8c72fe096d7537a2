/** Pages are rendered again while the product runs: when their data change, or what the site says does. */
import type { Logger } from "pino";
import { minuteMs } from "#platform/format/durations.ts";
import { laterFile } from "./load-site.ts";
import type { ReadyPage } from "./page-finisher.ts";
import { readBody, type StaticFile } from "./static-file.ts";

export interface Renewal {
  site: Map<string, StaticFile>;
  /** The addresses of all pages that are files. */
  pages(): readonly string[];
  /** Whether its data may depend on the day. */
  isOfDay(path: string): boolean;
  make(path: string): Promise<Buffer>;
  /** @param file as in the built folder, e.g. `/careers/index.html` */
  finish(file: string, rendered: string): Promise<ReadyPage>;
  /** Updates whatever else contains a page's text. */
  follow(path: string, html: string): Promise<void>;
  /** Updates what tells of the site as a whole, such as the sitemap. */
  followSite(): Promise<void>;
  log: Logger;
}

/** Now, and at every full minute: days begin with one, whatever the time zone. */
export async function keepPagesCurrent(
  renewal: Renewal,
  inTurn: <Made>(work: () => Promise<Made>) => Promise<Made> = (work) => work(),
): Promise<void> {
  await inTurn(() => renewPages(renewal));
  const untilNext = minuteMs - (Date.now() % minuteMs);
  setTimeout(() => void keepPagesCurrent(renewal, inTurn), untilNext).unref();
}

/** Those whose data, which may depend on the day, have changed. */
export async function renewPages(renewal: Renewal): Promise<void> {
  for (const path of pagesWithData(renewal.site).filter(renewal.isOfDay))
    await unlessItFails(path, renewal, async () => {
      const data = await renewal.make(dataPathOf(path));
      const current = renewal.site.get(dataPathOf(path))?.variants.identity.body;
      if (current !== undefined && data.equals(await readBody(current))) return;
      const put = await prepare(path, data, renewal);
      // Before the page: whoever finds it new finds the day of its change as well.
      await renewal.followSite();
      put();
    });
}

/** While one page is compressed, the next is cut and another one rendered. */
const pagesAtOnce = 3;

/** All of them: what the whole site says has changed. */
export const renewWholeSite = (renewal: Renewal): Promise<void> =>
  renewThese(renewal.pages(), renewal);

/** In their order, each replaced as a whole; then what tells of the whole site. */
export async function renewThese(pages: readonly string[], renewal: Renewal): Promise<void> {
  const waiting = pages.values();
  const renewThem = async () => {
    for (const path of waiting)
      await unlessItFails(path, renewal, async () => {
        // A page that is not there yet is that of an article, whose text is data.
        const hasData = renewal.site.has(dataPathOf(path)) || !renewal.site.has(path);
        const data = hasData ? await renewal.make(dataPathOf(path)) : undefined;
        const put = await prepare(path, data, renewal);
        put();
      });
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, renewThem));
  await unlessItFails("/sitemap.xml", renewal, () => renewal.followSite());
}

async function unlessItFails(path: string, { log }: Renewal, work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    log.error(
      { err: error, path, advice: "the previous page is still served" },
      "page renewal failed",
    );
  }
}

const dataEnding = /_?\.data$/; // The data of `/` stand at `/_.data`.

const pagesWithData = (site: Renewal["site"]): string[] =>
  [...site.keys()]
    .filter((path) => dataEnding.test(path))
    .map((path) => path.replace(dataEnding, ""));

export const dataPathOf = (path: string): string =>
  path.endsWith("/") ? `${path}_.data` : `${path}.data`;

/**
 * @param data undefined for a page that loads none beside itself
 * @returns puts page and data in the place of those before
 */
async function prepare(
  path: string,
  data: Buffer | undefined,
  { site, make, finish, follow, log }: Renewal,
): Promise<() => void> {
  const folder = path.endsWith("/") ? path : `${path}/`;
  const page = await finish(`${folder}index.html`, (await make(folder)).toString());
  const dataFile = data && (await laterFile(dataPathOf(path), data));
  await follow(path, page.html);
  return () => {
    if (dataFile) site.set(dataPathOf(path), dataFile);
    site.set(path, page.file);
    log.info({ path }, "page renewed");
  };
}
