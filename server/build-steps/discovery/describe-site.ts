/** Absolute addresses have a placeholder origin; see `name-origin.ts`. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { pages, pagesInAllLanguages } from "#content/pages.ts";
import { articlesIn } from "#content/shown-articles.ts";
import { unknownOrigin } from "#platform/http/unknown-origin.ts";
import { siteIcons } from "./icons.ts";
import { newsFeed } from "./news-feed.ts";
import { writeSharedPictures } from "./shared-pictures.ts";
import { robotsTxt, sitemapXml } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

/** Tells browsers and extensions that the signal is honored; see the privacy policy. */
const globalPrivacyControl = () =>
  JSON.stringify({
    gpc: true,
    lastUpdate: pages.find((page) => page.path === "/privacy-policy")?.updated,
  });

export async function describeSite(client: string): Promise<void> {
  const pages = pagesInAllLanguages();
  await writeFile(join(client, "sitemap.xml"), sitemapXml(pages, new Date(), unknownOrigin));
  await mkdir(join(client, "news"), { recursive: true });
  await writeFile(
    join(client, "news/rss.xml"),
    newsFeed(articlesIn("en", "news"), "en", unknownOrigin),
  );
  await writeFile(join(client, "robots.txt"), robotsTxt(unknownOrigin));
  await writeFile(join(client, "manifest.webmanifest"), webManifest());
  await mkdir(join(client, ".well-known"), { recursive: true });
  await writeFile(join(client, ".well-known/gpc.json"), globalPrivacyControl());
  for (const [name, icon] of await siteIcons(sharp)) await writeFile(join(client, name), icon);
  await writeSharedPictures(pages, client, ".cache/shared-pictures");
}
