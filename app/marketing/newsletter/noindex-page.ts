import type { HeadersArgs, MetaDescriptor } from "react-router";
import { documentTitle } from "../../document/title.ts";

/** For pages that belong to one reader alone: a title, and nothing for search engines. */
export const noindexMeta = (name: string): MetaDescriptor[] => [
  { title: documentTitle(name) },
  { name: "robots", content: "noindex" },
];

/** Passes on headers of loader and action, such as Retry-After. */
export const answerHeaders = ({ actionHeaders, loaderHeaders }: HeadersArgs): Headers =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
