/** Writes what search engines, browsers and other sites read beside the pages. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pages } from "#content/pages.ts";
import { siteIcons } from "./icons.ts";
import { writeSharedPictures } from "./shared-pictures.ts";
import { robotsTxt, sitemapXml } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

export async function describeSite(
  client: string,
  cache = ".cache/shared-pictures",
): Promise<void> {
  await writeFile(join(client, "sitemap.xml"), sitemapXml(pages));
  await writeFile(join(client, "robots.txt"), robotsTxt());
  await writeFile(join(client, "manifest.webmanifest"), webManifest());
  for (const [name, icon] of await siteIcons()) await writeFile(join(client, name), icon);
  await writeSharedPictures(pages, client, cache);
}
