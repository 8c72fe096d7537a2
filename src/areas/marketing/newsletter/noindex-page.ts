import type { MetaDescriptor } from "react-router";
import { languageOfPath } from "#content/page-address.ts";
import { documentTitle } from "#platform/document/title.ts";
import type { Language } from "#platform/language/language.ts";

/** Metadata of pages for one reader: a title, and `noindex`. */
export const noindexMetaOf =
  (name: (language: Language) => string) =>
  ({ location }: { location: { pathname: string } }): MetaDescriptor[] => [
    { title: documentTitle(name(languageOfPath(location.pathname))) },
    { name: "robots", content: "noindex" },
  ];
