/** Pages are rendered again while the product runs: when their data change, or what the site says does. */
import type { Logger } from "pino";
import { minuteMs } from "#platform/format/durations.ts";
import { laterFile } from "./load-site.ts";
import type { ReadyPage } from "./page-finisher.ts";
import { readBody, type StaticFile } from "./static-file.ts";

export interface Renewal {
  site: Map<string, StaticFile>;
  /** Pages come and go with what is published. */
  isPage(path: string): boolean;
  /** True if the page's data may depend on the day; other pages are renewed when something changes. */
  isOfDay(path: string): boolean;
  /** True if a page that the site does not have yet comes with data. */
  hasData(path: string): boolean;
  /** The number of pages at work: while one is cut and compressed, another one is rendered. */
  atOnce: number;
  make(path: string): Promise<Buffer>;
  /** @param file as in the built folder, e.g. `/careers/index.html` */
  finish(file: string, rendered: string): Promise<ReadyPage>;
  /** Updates whatever else contains a page's text. */
  follow(path: string, page: ReadyPage): Promise<void>;
  /** Updates what tells of the site as a whole, such as the sitemap. */
  followSite(): Promise<void>;
  /** The parts that pages are made of: each is another object as soon as its content differs. */
  version(): readonly unknown[];
  log: Logger;
}

export interface PageRenewal {
  /**
   * Renders these pages by what is published now, even if an earlier change is still being rendered:
   * of each page the newest state alone counts.
   * @returns once nothing is left to be rendered
   */
  renew(pages: readonly string[]): Promise<void>;
  /** Ends when nothing is left to be rendered. */
  settled(): Promise<void>;
  /**
   * Renews the pages whose data, which may depend on the day, have changed, and those that have failed
   * before.
   */
  renewByData(): Promise<void>;
  /**
   * @param path of a page or of its data
   * @returns what a request for it waits for; undefined where what there is may be sent
   */
  waitFor(path: string): Promise<void> | undefined;
}

/** A page may be answered as it was for this long; a later request waits until it is rendered. */
const patienceMs = 1_000;

/** A page that cannot be rendered in this time is answered as it was all the same. */
const maxWaitMs = 10_000;

interface StalePage {
  since: number;
  isAskedFor: boolean;
  ended: PromiseWithResolvers<void>;
}

export function openPageRenewal(renewal: Renewal): PageRenewal {
  const { site, make, version, log } = renewal;
  const waiting = new Map<string, StalePage>();
  /** Each page is rendered once at a time, so that none replaces a newer one. */
  const begun = new Map<string, StalePage>();
  const failed = new Set<string>();
  let isSiteDue = false;
  let working: Promise<void> | undefined;

  function renew(pages: readonly string[]): Promise<void> {
    const since = performance.now();
    for (const path of pages)
      if (!waiting.has(path))
        waiting.set(path, { since, isAskedFor: false, ended: Promise.withResolvers() });
    isSiteDue ||= pages.length > 0;
    working ??= work().finally(() => {
      working = undefined;
    });
    return working;
  }

  async function work(): Promise<void> {
    while (isSiteDue || waiting.size > 0) {
      if (isSiteDue) {
        isSiteDue = false;
        // The site goes before its pages: whoever finds a new page finds the day of its change as well.
        await logFailureOf("/sitemap.xml", () => renewal.followSite());
      }
      await Promise.all(Array.from({ length: renewal.atOnce }, renewInTurn));
    }
  }

  async function renewInTurn(): Promise<void> {
    for (let next = nextPage(); next !== undefined; next = nextPage()) {
      const [path, page] = next;
      waiting.delete(path);
      begun.set(path, page);
      const isDone = await logFailureOf(path, () => renewPage(path));
      if (isDone) failed.delete(path);
      else failed.add(path);
      begun.delete(path);
      page.ended.resolve();
    }
  }

  /** A page that somebody waits for goes first. */
  function nextPage(): [string, StalePage] | undefined {
    const next = [...waiting].filter(([path]) => !begun.has(path));
    return next.find(([, { isAskedFor }]) => isAskedFor) ?? next[0];
  }

  async function renewPage(path: string): Promise<void> {
    if (!renewal.isPage(path)) return;
    const folder = path.endsWith("/") ? path : `${path}/`;
    const hasData = site.has(dataPathOf(path)) || renewal.hasData(path);
    let before: readonly unknown[];
    let data: Buffer | undefined;
    let rendered: Buffer;
    do {
      before = version();
      data = hasData ? await make(dataPathOf(path)) : undefined;
      rendered = await make(folder);
      // Otherwise half of it may be of the state before, or the page of another than its data.
    } while (version().some((part, at) => part !== before[at]));
    const ready = await renewal.finish(`${folder}index.html`, rendered.toString());
    const dataFile = data && laterFile(dataPathOf(path), data);
    // It may have gone while it was rendered.
    if (!renewal.isPage(path)) return;
    await renewal.follow(path, ready);
    if (dataFile) site.set(dataPathOf(path), dataFile);
    site.set(path, ready.file);
    log.info({ path }, "page renewed");
  }

  async function logFailureOf(path: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      const advice = "the previous page is served, and it is tried again within a minute";
      log.error({ err: error, path, advice }, "page renewal failed");
      return false;
    }
  }

  return {
    renew,
    async settled() {
      while (working !== undefined) await working;
    },
    async renewByData() {
      const changed = [...failed];
      for (const path of pagesWithData(site).filter(renewal.isOfDay))
        await logFailureOf(path, async () => {
          const data = await make(dataPathOf(path));
          const current = site.get(dataPathOf(path))?.variants.identity.body;
          if (current === undefined || !data.equals(await readBody(current))) changed.push(path);
        });
      if (changed.length > 0) await renew(changed);
    },
    waitFor(path) {
      if (waiting.size === 0 && begun.size === 0) return undefined;
      const at = pageOfData(path);
      const next = waiting.get(at);
      if (next !== undefined) next.isAskedFor = true;
      const page = begun.get(at) ?? next;
      if (page === undefined) return undefined;
      const age = performance.now() - page.since;
      return age > patienceMs && age < maxWaitMs ? page.ended.promise : undefined;
    },
  };
}

/** Now, and at every full minute: days begin with one, whatever the time zone. */
export async function keepPagesCurrent(renewal: Pick<PageRenewal, "renewByData">): Promise<void> {
  await renewal.renewByData();
  const untilNext = minuteMs - (Date.now() % minuteMs);
  setTimeout(() => void keepPagesCurrent(renewal), untilNext).unref();
}

const dataEnding = /_?\.data$/; // The data of `/` stand at `/_.data`.

const pageOfData = (path: string): string => path.replace(dataEnding, "");

const pagesWithData = (site: Renewal["site"]): string[] =>
  [...site.keys()].filter((path) => dataEnding.test(path)).map(pageOfData);

export const dataPathOf = (path: string): string =>
  path.endsWith("/") ? `${path}_.data` : `${path}.data`;
