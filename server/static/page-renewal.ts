/** A page made of data, which may depend on the day, is rendered again when they change. */
import type { Logger } from "pino";
import { minuteMs } from "#platform/format/durations.ts";
import { hydrateLate } from "../build-steps/late-hydration.ts";
import { laterFile } from "./load-site.ts";
import { readBody, type StaticFile } from "./static-file.ts";

export interface Renewal {
  site: Map<string, StaticFile>;
  make(path: string): Promise<Buffer>;
  /** Updates whatever else contains the page's text. */
  follow(path: string, html: string): Promise<void>;
  log: Logger;
}

/** Now, and at every full minute: days begin with one, whatever the time zone. */
export async function keepPagesCurrent(renewal: Renewal): Promise<void> {
  await renewPages(renewal);
  setTimeout(() => void keepPagesCurrent(renewal), minuteMs - (Date.now() % minuteMs)).unref();
}

export async function renewPages(renewal: Renewal): Promise<void> {
  for (const path of pagesWithData(renewal.site)) {
    try {
      await renewWhereChanged(path, renewal);
    } catch (error) {
      renewal.log.error(
        { err: error, path, advice: "the previous page is still served" },
        "page renewal failed",
      );
    }
  }
}

const dataEnding = /_?\.data$/; // The data of `/` stand at `/_.data`.

const pagesWithData = (site: Renewal["site"]): string[] =>
  [...site.keys()]
    .filter((path) => dataEnding.test(path))
    .map((path) => path.replace(dataEnding, ""));

async function renewWhereChanged(path: string, { site, make, follow, log }: Renewal) {
  const dataPath = path.endsWith("/") ? `${path}_.data` : `${path}.data`;
  const data = await make(dataPath);
  const current = site.get(dataPath)?.variants.identity.body;
  if (current !== undefined && data.equals(await readBody(current))) return;

  const folder = path.endsWith("/") ? path : `${path}/`;
  const html = hydrateLate((await make(folder)).toString());
  const page = await laterFile(`${folder}index.html`, Buffer.from(html));
  const dataFile = await laterFile(dataPath, data);
  await follow(path, html);
  site.set(dataPath, dataFile).set(path, page);
  log.info({ path }, "page renewed");
}
