import type { PictureChoice } from "./page-parts.ts";
import { type Page, pages } from "./pages.ts";

/** Address of the picture that stands for a page when its link is shared; drawn at build, 1200 x 630. */
export const sharedPicturePath = (pagePath: string): string =>
  `/shared/${pagePath === "/" ? "home" : pagePath.slice(1).replaceAll("/", "-")}.jpg`;

export const sharedPictureSize = { width: 1200, height: 630 } as const;

/** A page's own picture, or the one of the home page. */
export const pictureStandingFor = (page: Page): PictureChoice => page.picture ?? pages[0].picture;
