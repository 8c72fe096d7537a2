import { pages } from "#content/pages.ts";

const pictured = pages.filter((page) => "picture" in page);

/** Path of a page that has a picture of its own. */
export type PicturedPath = (typeof pictured)[number]["path"];

/** The picture that belongs to this page alone. */
export function pagePicture(path: PicturedPath): (typeof pictured)[number]["picture"] {
  const page = pictured.find((each) => each.path === path);
  if (!page) throw new Error(`content/pages.ts names no picture for ${path}`);
  return page.picture;
}
