import type { PictureChoice } from "./page-parts.ts";
import { type Page, pages } from "./pages.ts";

/** The picture of a page's link preview; drawn at build, 1200 x 630. */
export const sharedPicturePath = (pagePath: string): string =>
  `/shared/${pagePath === "/" ? "home" : pagePath.slice(1).replaceAll("/", "-")}.jpg`;

export const sharedPictureSize = { width: 1200, height: 630 } as const;

/** A page's own picture, or the home page's. */
export const pictureStandingFor = (page: Page): PictureChoice => page.picture ?? pages[0].picture;
