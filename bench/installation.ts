/** The image of `Containerfile`: what it weighs and takes. Measured by `npm run test:install`. */
import { readInstallFigures } from "#tests/support/install/figures.ts";
import type { Row, Section } from "./report.ts";

export async function measureInstallation(): Promise<Section> {
  const figures = readInstallFigures();
  const method =
    "The image built from `Containerfile` on Debian 13's smallest system and started with an empty volume, read-only, as its own user, with the embedded database (`npm run test:install`).";
  const title = "Installation";
  if (figures === undefined) {
    const rows = [{ what: "image", measured: "not measured here: `npm run test:install`" }];
    return { title, method, rows };
  }
  const megabytes = (what: string, value: number): Row => ({
    what,
    measured: `${value.toFixed(0)} MB`,
  });
  const seconds = (what: string, value: number): Row => ({
    what,
    measured: `${value.toFixed(1)} s`,
  });
  return {
    title,
    method: `${method} Of ${figures.day}.`,
    rows: [
      megabytes("image, unpacked", figures.imageMegabytes),
      megabytes("of it Debian", figures.baseMegabytes),
      seconds("first start until the first page, the database made", figures.firstStartMs / 1_000),
      seconds("later start until the first page", figures.startMs / 1_000),
      seconds("the same with an ORIGIN of one's own", figures.startWithOriginMs / 1_000),
      megabytes("resident memory after the first pages and forms", figures.residentMegabytes),
      megabytes("of it its own (PSS)", figures.ownMegabytes),
      seconds("build of the image, packages from the network", figures.buildSeconds),
    ],
  };
}
