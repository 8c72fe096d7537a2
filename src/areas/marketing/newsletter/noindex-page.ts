import type { HeadersArgs, MetaDescriptor } from "react-router";
import { documentTitle } from "#platform/document/title.ts";

/** Metadata of pages for one reader: a title, and `noindex`. */
export const noindexMeta = (name: string): MetaDescriptor[] => [
  { title: documentTitle(name) },
  { name: "robots", content: "noindex" },
];

/** Passes on headers of loader and action, such as Retry-After. */
export const answerHeaders = ({ actionHeaders, loaderHeaders }: HeadersArgs): Headers =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
