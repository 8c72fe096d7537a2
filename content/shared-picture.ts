import type { PictureChoice } from "./page-parts.ts";
import { type Page, pageIn } from "./pages.ts";

/** Other pages share their own picture, or that of their English page. */
export const hasSharedPicture = ({ isWritten, isOnlyInEnglish, list, language }: Page): boolean =>
  !isWritten && (language === "en" || !(isOnlyInEnglish || list));

type Addressed = Pick<Page, "path" | "englishPath" | "isOnlyInEnglish" | "list">;

/** The picture of a page's link preview; drawn at build, 1200 x 630. */
export const sharedPicturePath = ({
  path,
  englishPath,
  isOnlyInEnglish,
  list,
}: Addressed): string => {
  const place = isOnlyInEnglish || list ? englishPath : path;
  return `/shared/${place === "/" ? "home" : place.slice(1).replaceAll("/", "-")}.jpg`;
};

export const sharedPictureSize = { width: 1200, height: 630 } as const;

/** A page's own picture, or the home page's. */
export const pictureStandingFor = (page: Page): PictureChoice =>
  page.picture ?? pageIn(page.language, "/").picture ?? { name: "lobby", alt: "" };
