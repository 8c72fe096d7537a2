/** Icons, logo and shared pictures of a company that has changed how it looks, as files of the site. */
import type { Logger } from "pino";
import { brand, iconAddress, isBrandShipped } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { type Page, pagesInAllLanguages } from "#content/pages.ts";
import {
  hasSharedPicture,
  pictureStandingFor,
  sharedPicturePath,
} from "#content/shared-picture.ts";
import { brandFiles } from "#features/settings/brand/change-brand.server.ts";
import { pictureAddress } from "#platform/document/uploaded-pictures.server.ts";
import { photoLibrary } from "#platform/files/re-encode-photo.server.ts";
import { siteIcons } from "./build-steps/discovery/icons.ts";
import { laterFile } from "./static/load-site.ts";
import { readBody, type StaticFile } from "./static/static-file.ts";

export interface BrandRenewal {
  /** Renews the files that pages refer to. Pages in another color do not wait for it. */
  renewFiles(): Promise<void>;
  /** @returns what a request for an icon waits for that a page names already */
  waitFor(path: string): Promise<void> | undefined;
  /** Renews the pictures of link previews. It takes seconds, and nobody waits for it. */
  renewSharedPictures(): void;
  /** Ends after the picture that is being drawn. */
  stop(): Promise<void>;
}

/** Opened by itself, a drawing may load nothing and run nothing. */
const drawingPolicy = "default-src 'none'; sandbox";

/** Icons and the pictures of link previews. */
const isOfBrand = /^\/(favicon\.|apple-touch-icon|icon-|shared\/)/;

/** The texts on the picture of a page and beneath it. */
const saidOn = (page: Page): string =>
  JSON.stringify([page.title, pictureStandingFor(page).name, company.name, company.shortName]);

/** @param site as it was built: where the brand is the shipped one again, its icons come back */
export function openBrandRenewal(site: Map<string, StaticFile>, log: Logger): BrandRenewal {
  const built = new Map([...site].filter(([path]) => isOfBrand.test(path)));
  const shipped = new Map(pagesInAllLanguages().map((page) => [page.path, saidOn(page)]));
  /** The texts of each picture that differs from the build, by its address. */
  const drawn = new Map<string, string>();
  let drawing = Promise.resolve();
  let isStopping = false;
  /** The version of the brand whose icons the site has. */
  let renewed = "";
  /** Ends well in any case: an icon that could not be drawn is answered as missing. */
  let icons: Promise<void> | undefined;

  /** The masters stay with who builds: a picture as large as these is served by the site. */
  async function readPicture(name: string): Promise<Buffer> {
    const body = site.get(pictureAddress(name))?.variants.identity.body;
    if (body === undefined) throw new Error(`the site does not serve the picture ${name}`);
    return readBody(body);
  }

  async function drawSharedPictures(version: string): Promise<void> {
    if (version !== brand.version) return;
    const { composePicture, wordsOver } = await import(
      "./build-steps/discovery/shared-pictures.ts"
    );
    const sharp = await photoLibrary();
    const logo = brand.logo && brandFiles().pictures.get(brand.logo.onDark.address);
    for (const page of pagesInAllLanguages()) {
      // A newer change draws all of them again.
      if (isStopping || version !== brand.version) return;
      if (!hasSharedPicture(page)) continue;
      const path = sharedPicturePath(page);
      const before = built.get(path);
      const brandVersion = saidOn(page);
      if (isBrandShipped() && before !== undefined && brandVersion === shipped.get(page.path)) {
        site.set(path, before);
        drawn.delete(path);
        continue;
      }
      if (drawn.get(path) === version + brandVersion) continue;
      const { name } = pictureStandingFor(page);
      const master = await readPicture(name);
      const words = wordsOver(page, logo !== null);
      const jpeg = await composePicture(sharp, master, words, logo ?? undefined);
      site.set(path, laterFile(path, jpeg));
      drawn.set(path, version + brandVersion);
    }
  }

  async function drawIcons(): Promise<void> {
    const { version } = brand;
    // Another telephone number changes no icon.
    if (version === renewed) return;
    for (const [address, bytes] of brandFiles().pictures)
      site.set(address, laterFile(address, bytes, drawingPolicy));
    if (isBrandShipped()) {
      for (const [path, file] of built) if (!path.startsWith("/shared/")) site.set(path, file);
      renewed = version;
      return;
    }
    // The shipped mark beside a logo would be of two companies.
    if (brandFiles().tile !== undefined) site.delete("/favicon.svg");
    const icons = await siteIcons(await photoLibrary(), brandFiles().tile);
    for (const [name, icon] of icons) {
      const file = laterFile(iconAddress(name), icon);
      site.set(iconAddress(name), file);
      // Browsers ask for these without having read a page.
      if (built.has(`/${name}`)) site.set(`/${name}`, laterFile(`/${name}`, icon));
    }
    renewed = version;
  }

  return {
    async renewFiles() {
      const drawn = drawIcons();
      const ended = Promise.allSettled([drawn]).then(() => {
        if (icons === ended) icons = undefined;
      });
      icons = ended;
      await drawn;
    },
    waitFor: (path) => (path.startsWith("/brand/") && !site.has(path) ? icons : undefined),
    renewSharedPictures() {
      const { version } = brand;
      drawing = drawing
        .then(() => drawSharedPictures(version))
        .catch((error: unknown) => {
          const advice = "link previews show the earlier pictures";
          log.error({ err: error, advice }, "shared pictures not drawn");
        });
    },
    async stop() {
      isStopping = true;
      await Promise.all([drawing, icons]);
    },
  };
}
