import type { Language } from "#platform/language/language.ts";
import { languageOf } from "./document-language.ts";
import { documentTitle } from "./title.ts";

/** Keeps these pages out of search engines. */
const pageMeta = (title: string) => [
  { title: documentTitle(title) },
  { name: "robots", content: "noindex" },
];

interface MetaArguments {
  matches: readonly ({ loaderData?: unknown } | undefined)[];
  loaderData?: unknown;
}

/** The `meta` of a page. @param title in the language of its document; of a record, from its data */
export const pageMetaIn =
  <Data>(title: (language: Language, data: Data | undefined) => string) =>
  ({ matches, loaderData }: MetaArguments) =>
    // The router hands over what the page's own loader has returned.
    pageMeta(title(languageOf(matches), loaderData as Data | undefined));
