import { documentTitle } from "./title.ts";

/** Nothing of these pages is for search engines. */
export const pageMeta = (title: string) => [
  { title: documentTitle(title) },
  { name: "robots", content: "noindex" },
];
