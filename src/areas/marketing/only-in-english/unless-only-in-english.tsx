import type { ReactElement } from "react";
import { pageAt } from "#content/pages.ts";
import { usePagePath } from "../page-path.ts";
import { OnlyInEnglish } from "./only-in-english.tsx";

type PageComponent = () => ReactElement;

/** Administrators may translate such a page: until they have, its place in other languages says so. */
export function unlessOnlyInEnglish(TranslatedPage: PageComponent): PageComponent {
  return function PageInItsLanguage() {
    const page = pageAt(usePagePath());
    const isMissing = page?.isOnlyInEnglish && page.language !== "en";
    return isMissing ? <OnlyInEnglish page={page} /> : <TranslatedPage />;
  };
}
