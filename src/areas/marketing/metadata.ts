import type { MetaDescriptor } from "react-router";
import { company } from "#content/company.ts";
import { addressIn, languageOfPath } from "#content/page-address.ts";
import { type Page, type PagePath, pageIn } from "#content/pages.ts";
import { sharedPicturePath, sharedPictureSize } from "#content/shared-picture.ts";
import { documentTitle } from "#platform/document/title.ts";
import { type Language, languages, localeOf } from "#platform/language/language.ts";
import { pictureOfOneSize } from "#ui/picture.tsx";
import { absoluteAddress } from "./absolute-address.ts";
import { breadcrumbData, businessData, type StructuredData } from "./structured-data.ts";

/** The arguments of a route's `meta`, of which every page needs the address: it says the language. */
interface MetaArgs {
  location: { pathname: string };
}

/** @param extra structured data of this page, besides the business and the breadcrumbs */
export const pageMetaOf =
  <Args extends MetaArgs>(
    path: PagePath,
    extra: (language: Language, args: Args) => readonly StructuredData[] = () => [],
  ) =>
  (args: Args): MetaDescriptor[] => {
    const language = languageOfPath(args.location.pathname);
    const page = pageIn(language, path);
    return pageMeta(page, isMissing(page) ? [] : extra(language, args));
  };

/** A page gives machines nothing in a language that it is not in. */
const isMissing = ({ isOnlyInEnglish, language }: Page): boolean =>
  isOnlyInEnglish === true && language !== "en";

export function pageMeta(page: Page, extra: readonly StructuredData[] = []): MetaDescriptor[] {
  const structured = [
    businessData(page.language),
    ...(page.englishPath === "/" ? [] : [breadcrumbData(page)]),
    ...extra,
  ];
  return [
    { title: documentTitle(page.title) },
    { name: "description", content: page.description },
    { name: "keywords", content: page.keywords.join(", ") },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: absoluteAddress(page.path) },
    ...translations(page),
    ...sharing(page),
    ...structured.map((data) => ({
      "script:ld+json": { "@context": "https://schema.org", ...data },
    })),
  ];
}

/** The same page in each language, itself included, as search engines ask for. */
function translations(page: Page): MetaDescriptor[] {
  if (page.isOnlyInEnglish || page.isUntranslated || page.noindex) return [];
  const link = (hrefLang: string, path: string) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang,
    href: absoluteAddress(path),
  });
  return [
    ...languages.map((language) => link(language, addressIn(language, page.englishPath))),
    link("x-default", page.englishPath),
  ];
}

/** The build has drawn one for each page that it knew; that of another page is its own picture. */
export const sharedPictureOf = ({ picture, ...page }: Page) =>
  page.isWritten && picture
    ? pictureOfOneSize(picture.name)
    : { path: sharedPicturePath(page), ...sharedPictureSize };

function sharing(page: Page): MetaDescriptor[] {
  const shared = sharedPictureOf(page);
  const picture = absoluteAddress(shared.path);
  const title = documentTitle(page.title);
  const properties: Record<string, string> = {
    "og:type": page.type ?? "website",
    "og:site_name": company.name,
    "og:locale": localeOf(page.language).replace("-", "_"),
    "og:url": absoluteAddress(page.path),
    "og:title": title,
    "og:description": page.description,
    "og:image": picture,
    "og:image:width": String(shared.width),
    "og:image:height": String(shared.height),
    "og:image:alt": page.title,
  };
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: picture },
  ];
}
