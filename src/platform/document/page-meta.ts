import { documentTitle } from "./title.ts";

/** Keeps these pages out of search engines. */
export const pageMeta = (title: string) => [
  { title: documentTitle(title) },
  { name: "robots", content: "noindex" },
];
