import type { PictureChoice } from "./page-parts.ts";
import { type Page, pageIn } from "./pages.ts";

/** The picture of a page's link preview; drawn at build, 1200 x 630. */
export const sharedPicturePath = ({ path, englishPath, isOnlyInEnglish }: Page): string => {
  const place = isOnlyInEnglish ? englishPath : path;
  return `/shared/${place === "/" ? "home" : place.slice(1).replaceAll("/", "-")}.jpg`;
};

export const sharedPictureSize = { width: 1200, height: 630 } as const;

/** A page's own picture, or the home page's. */
export const pictureStandingFor = (page: Page): PictureChoice =>
  page.picture ?? pageIn(page.language, "/").picture ?? { name: "lobby", alt: "" };
