/** What the cards of the guides show. Their pages are set as PDF files, and no browser needs their texts. */
import { guideFiles } from "virtual:guide-files";
import { guidePath, guides, type ListedGuide } from "#content/guides/guides.ts";

export interface GuideCard
  extends Pick<
    ListedGuide,
    "slug" | "title" | "subtitle" | "picture" | "description" | "contents"
  > {
  path: string;
  /** Undefined until the files are built. */
  file: { bytes: number; pages: number } | undefined;
}

export const readGuides = (): GuideCard[] =>
  guides.map((guide) => {
    const { slug, title, subtitle, picture, description, contents } = guide;
    const path = guidePath(guide);
    return { slug, title, subtitle, picture, description, contents, path, file: guideFiles[path] };
  });
