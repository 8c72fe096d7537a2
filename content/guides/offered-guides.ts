import * as en from "../only-in-english/guides.ts";
import { untranslatedContent } from "../untranslated.ts";

export const guidesContent = untranslatedContent("guides", en);

/** @param path of a page, which is none of these, or of the file of a guide */
export const isOfferedFile = (path: string): boolean => {
  const [, slug] = /^\/guides\/([\w-]+)\.pdf$/.exec(path) ?? [];
  return slug === undefined || guidesContent("en").offeredGuides.some(({ id }) => id === slug);
};
