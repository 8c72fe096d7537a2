/** Reads the cards of the guides. Their pages are set as PDF files, and no browser needs their texts. */
import { guideFiles } from "virtual:guide-files";
import { guidePath, guides, type ListedGuide } from "#content/guides/guides.ts";
import { guidesContent } from "#content/guides/offered-guides.ts";
import type { Language } from "#platform/language/language.ts";

export interface GuideCard
  extends Pick<
    ListedGuide,
    "slug" | "title" | "subtitle" | "picture" | "description" | "contents"
  > {
  path: string;
  /** Undefined until the files are built. */
  file: { bytes: number; pages: number } | undefined;
}

/** Leaves out guides that the company no longer offers, and uses its order and titles. */
export const readGuides = (language: Language): GuideCard[] =>
  guidesContent(language).offeredGuides.flatMap(({ id, title, description }) => {
    const guide = guides.find(({ slug }) => slug === id);
    if (guide === undefined) return [];
    const { slug, subtitle, picture, contents } = guide;
    const path = guidePath(guide);
    return [
      { slug, title, subtitle, picture, description, contents, path, file: guideFiles[path] },
    ];
  });
