import type { MetaDescriptor } from "react-router";
import { company } from "#content/company.ts";
import { type Page, type PagePath, pageAt } from "#content/pages.ts";
import { sharedPicturePath, sharedPictureSize } from "#content/shared-picture.ts";
import { documentTitle } from "#platform/document/title.ts";
import { absoluteAddress } from "./absolute-address.ts";
import { breadcrumbData, businessData, type StructuredData } from "./structured-data.ts";

/** @param extra structured data of this page, besides the business and the breadcrumbs */
export function pageMeta(path: PagePath, extra: readonly StructuredData[] = []): MetaDescriptor[] {
  const page = pageAt(path);
  if (!page) throw new Error(`content/pages.ts has no page at ${path}`);
  const structured = [businessData(), ...(path === "/" ? [] : [breadcrumbData(page)]), ...extra];
  return [
    { title: documentTitle(page.title) },
    { name: "description", content: page.description },
    { name: "keywords", content: page.keywords.join(", ") },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: absoluteAddress(path) },
    ...sharing(page),
    ...structured.map((data) => ({
      "script:ld+json": { "@context": "https://schema.org", ...data },
    })),
  ];
}

function sharing(page: Page): MetaDescriptor[] {
  const picture = absoluteAddress(sharedPicturePath(page.path));
  const title = documentTitle(page.title);
  const properties: Record<string, string> = {
    "og:type": page.type ?? "website",
    "og:site_name": company.name,
    "og:locale": "en_US",
    "og:url": absoluteAddress(page.path),
    "og:title": title,
    "og:description": page.description,
    "og:image": picture,
    "og:image:width": String(sharedPictureSize.width),
    "og:image:height": String(sharedPictureSize.height),
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
