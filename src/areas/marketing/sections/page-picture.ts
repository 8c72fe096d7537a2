import { type PagePicture, type PicturedPath, pageIn } from "#content/pages.ts";
import type { Language } from "#platform/language/language.ts";

/** The picture that belongs to this page alone. */
export function pagePicture(language: Language, path: PicturedPath): PagePicture {
  const { picture } = pageIn(language, path);
  if (!picture) throw new Error(`content/pages.ts names no picture for ${path}`);
  // Each of these paths has its picture in that list, which names it by what there is.
  return picture as PagePicture;
}
