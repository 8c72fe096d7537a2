import { createHash } from "node:crypto";
import { brand } from "#content/brand.ts";
import { publishedDays, publishedEdits } from "#content/content-edits.ts";
import { addressIn } from "#content/page-address.ts";
import { type Page, pageAt, pagesInAllLanguages } from "#content/pages.ts";
import { articlesIn } from "#content/shown-articles.ts";
import { crewWorker, shellAddress } from "#features/tonight/phone/crew-worker.ts";
import { brandElements } from "#platform/document/brand-of-document.tsx";
import { companyFactsElement } from "#platform/document/company-facts.tsx";
import { contentDocuments } from "#platform/document/content-documents.server.ts";
import { type EditsOfSite, editsAddress } from "#platform/document/content-edits.tsx";
import { uploadedPictures } from "#platform/document/uploaded-pictures.tsx";
import { renewInSearch } from "#platform/http/site-search.server.ts";
import { languages } from "#platform/language/language.ts";
import { newsFeed } from "./build-steps/discovery/news-feed.ts";
import { sitemapXml } from "./build-steps/discovery/sitemap.ts";
import { webManifest } from "./build-steps/discovery/web-manifest.ts";
import { isSearched, sectionsOfPage } from "./build-steps/search/sections-of-page.ts";
import { laterFile } from "./static/load-site.ts";
import type { ReadyPage } from "./static/page-finisher.ts";
import { dataPathOf } from "./static/page-renewal.ts";
import { readBody, type StaticFile } from "./static/static-file.ts";

type Site = Map<string, StaticFile>;

/** The digest of what the search has of each page that was rendered since the start. */
const searched = new Map<string, string>();

/**
 * The search contains a page's text; one that says that it is only in English no longer. Most changes
 * of the whole site, such as another color, leave a page's text as it is.
 */
export async function followRenewedPage(path: string, { sections }: ReadyPage): Promise<void> {
  const page = pageAt(path);
  if (page === undefined) return;
  const searchableSections = isSearched(page) ? sectionsOfPage(page, sections) : [];
  const digest = createHash("sha256").update(JSON.stringify(searchableSections)).digest("base64");
  if (searched.get(path) === digest) return;
  await renewInSearch(page, searchableSections);
  searched.set(path, digest);
}

/** Titles and descriptions of every page stand in this one. */
const sharedDocument = "page-texts";

/** Adds the day on which a text of its own was last published; texts that all pages share do not count. */
function asPublished(page: Page): Page {
  const days = publishedDays();
  const documentNames = contentDocuments()?.routes[page.routeId] ?? [];
  const { list } = page;
  // An article that has gone changes its list as well.
  const articles = list ? Object.keys(days).filter((name) => name.startsWith(`${list}/`)) : [];
  const ownDocuments = [...documentNames, ...articles].filter((name) => name !== sharedDocument);
  const updated = [page.updated, ...ownDocuments.flatMap((name) => days[name] ?? [])]
    .toSorted()
    .at(-1);
  return { ...page, updated: updated ?? page.updated };
}

const everOpened = new Map(pagesInAllLanguages().map((page) => [page.path, page]));

/**
 * Pages that the company no longer wants, and articles whose days are over, leave the site and its search,
 * and are answered by the app, which knows what was there once. They come back with a renewal.
 */
export async function removeClosedPages(site: Site): Promise<void> {
  const open = new Map(pagesInAllLanguages().map((page) => [page.path, page]));
  for (const [path, page] of open) everOpened.set(path, page);
  for (const [path, page] of everOpened) {
    if (open.has(path)) continue;
    site.delete(path);
    site.delete(dataPathOf(path));
    searched.delete(path);
    await renewInSearch(page, []);
  }
}

/** Renews the files that name every page, or the company. */
export async function followRenewedSite(site: Site, origin: string): Promise<void> {
  const files = {
    "/sitemap.xml": sitemapXml(pagesInAllLanguages().map(asPublished), new Date(), origin),
    "/manifest.webmanifest": webManifest(),
  };
  for (const [path, text] of Object.entries(files))
    site.set(path, laterFile(path, Buffer.from(text)));
  for (const language of languages) {
    const articles = articlesIn(language, "news");
    const path = addressIn(language, "/news/rss.xml");
    const feed = Buffer.from(newsFeed(articles, language, origin));
    if (language === "en" || articles.length > 0) site.set(path, laterFile(path, feed));
    else site.delete(path);
  }
}

/** Browsers read the edits before they change to another page. */
export function keepEdits(site: Site): void {
  for (const language of languages) {
    const address = editsAddress(language);
    const edits: EditsOfSite = {
      documents: publishedEdits()[language],
      pictures: uploadedPictures(),
    };
    site.set(address, laterFile(address, Buffer.from(JSON.stringify(edits))));
  }
}

export interface PhoneDocuments {
  /** Puts the company's facts into what phones keep for places without a connection. */
  renew(): Promise<void>;
}

/** Both logos are needed: a phone may be light by day and dark at night. */
const logoAddresses = (): string =>
  brand.logo === null
    ? ""
    : [brand.logo.onLight, brand.logo.onDark].map(({ address }) => `"${address}",`).join("");

/** @param site as it was built: each renewal begins with that */
export async function readPhoneDocuments(site: Site): Promise<PhoneDocuments> {
  const built = new Map<string, string>();
  for (const path of languages.flatMap((language) => [
    shellAddress(language),
    crewWorker(language),
  ])) {
    const body = site.get(path)?.variants.identity.body;
    if (body !== undefined) built.set(path, (await readBody(body)).toString());
  }
  return {
    async renew() {
      const facts = companyFactsElement() + brandElements();
      const version = createHash("sha256").update(facts).digest("hex").slice(0, 8);
      for (const [path, text] of built) {
        const isDocument = text.startsWith("<!DOCTYPE");
        // A worker of another version fetches again what it keeps.
        const renewed = isDocument
          ? text.replace("</head>", () => `${facts}</head>`)
          : text
              .replace('"version":"', () => `"version":"${version}-`)
              .replace('"files":[', () => `"files":[${logoAddresses()}`);
        const file = isDocument ? `${path}/index.html` : path;
        site.set(path, laterFile(file, Buffer.from(renewed)));
      }
    },
  };
}
