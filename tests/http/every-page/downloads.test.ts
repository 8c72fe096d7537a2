/** A visitor of one area downloads no byte of another: no module, no route, no rule. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { filesBeneath } from "#server/static/files-beneath.ts";
import { scannerOf } from "../../support/architecture/unscanned-components.ts";
import {
  downloadsOf,
  readBrowserModules,
  sentBytes,
  strayClasses,
  strayModules,
} from "../../support/downloads.ts";
import { openSite } from "../../support/http/site.ts";
import { readMarkup } from "../../support/markup.ts";
import {
  everyEnglishPage,
  everyPage,
  htmlOf,
  servedPages,
  translatedPages,
} from "../../support/page-list.ts";
import { addPerson } from "../../support/people.ts";

const site = openSite();
let served: ReadonlyMap<string, string>;
beforeAll(async () => {
  served = await servedPages(site.url);
});

const pagesOf: Record<string, readonly string[]> = {
  marketing: everyEnglishPage.map(({ path }) => path),
  account: ["/account/nothing", "/forgot-password", "/sign-in/passkey"],
};

/** Behind the sign-in. */
const pagesBehind = [
  {
    area: "account",
    who: "client-administrator",
    paths: ["/account/security", "/account/security/passkey"],
  },
  {
    area: "portal",
    who: "client-administrator",
    paths: ["/client-portal", "/client-portal/nothing"],
  },
  { area: "office", who: "account-manager", paths: ["/office/nothing"] },
] as const;

/** All that may be the origin of a rule on pages of an area. */
async function sourcesOf(area: string): Promise<string> {
  const files = (
    await Promise.all(
      ["src/ui", "src/platform", "src/features", `src/areas/${area}`].map(filesBeneath),
    )
  ).flat();
  const path = `src/areas/${area}/${area}.css`;
  const isScanned = scannerOf({ path, text: await readFile(path, "utf8") });
  const texts = files.filter((file) => file.endsWith(".css") || isScanned(file));
  return (await Promise.all(texts.map((file) => readFile(file, "utf8")))).join("\n");
}

type BrowserModules = ReturnType<typeof readBrowserModules>;

function expectOwnDownloads(
  area: string,
  path: string,
  html: string,
  browserModules: BrowserModules,
  sources: string,
) {
  const { files, modules, areas, styles } = downloadsOf(html, browserModules);
  expect(files.size, path).toBeGreaterThan(8);
  expect(modules, path).toContain("src/root.tsx");
  expect(modules, path).toContain(`src/areas/${area}/layout.tsx`);
  expect(strayModules(modules, area), path).toEqual([]);
  expect(new Set(areas), path).toEqual(new Set([area]));
  expect(styles.length, path).toBeGreaterThan(5_000);
  expect(strayClasses(styles, sources), path).toEqual([]);
}

for (const [area, paths] of Object.entries(pagesOf)) {
  it(`pages of the area ${area} bring nothing of the others`, async () => {
    const sources = await sourcesOf(area);
    const browserModules = readBrowserModules();
    for (const path of paths) {
      const html = served.get(path) ?? (await site.browser().open(path)).html;
      expectOwnDownloads(area, path, html, browserModules, sources);
    }
  });
}

it("a page in Spanish brings files of its own language and area alone", async () => {
  for (const { path } of translatedPages) {
    const { files } = downloadsOf(htmlOf(served, path), readBrowserModules());
    const manifests = [...files].filter((file) => file.includes("/manifest-"));
    expect(manifests, path).toEqual([expect.stringMatching(/\/manifest-marketing-es-\w+\.js$/)]);
    const code = await Promise.all(
      [...files].map((file) => readFile(join("build/client", file), "utf8")),
    );
    expect(code.join().includes("Skip to main content"), path).toBe(false);
  }
});

for (const { area, who, paths } of pagesBehind) {
  it(`${paths.join(" and ")} bring nothing of other areas`, async () => {
    const browser = await site.signedIn(await addPerson(site, { role: who }));
    const [sources, browserModules] = [await sourcesOf(area), readBrowserModules()];
    for (const path of paths) {
      const { html } = await browser.open(path);
      expectOwnDownloads(area, path, html, browserModules, sources);
    }
  });
}

/**
 * Brotli, as they are sent. Of what the first movement asks for, three kilobytes choose texts by language, one reads
 * the brand of the company, one shows what was edited of its texts, and three know the pages of the places where it
 * works, its articles and its pictures; two hundred bytes read sizes of buildings as they are
 * written in Spanish, and seven hundred count the services, industries and states that headlines speak of. The entry is a file of its own (130 bytes), which no shell of a phone runs.
 */
const maxBytes = { html: 25_000, firstIntent: 167_300 };

it("public pages stay small, and what the first movement on them asks for", () => {
  const sizes: Record<string, { html: number; firstIntent: number }> = {};
  for (const { path, listed } of everyPage) {
    const html = htmlOf(served, path);
    const [late] = readMarkup(html).all("script[data-late]");
    if (listed?.onRequest || !late) continue;
    const lateFiles = `${late.attribs["data-late"]} ${late.attribs["data-styles"]}`.split(" ");
    sizes[path] = {
      html: sentBytes([join(path, "index.html")]),
      firstIntent: sentBytes(new Set(lateFiles)),
    };
  }
  expect(Object.keys(sizes).length).toBeGreaterThan(35);
  for (const [path, { html, firstIntent }] of Object.entries(sizes)) {
    expect(html, path).toBeLessThanOrEqual(maxBytes.html);
    expect(firstIntent, path).toBeLessThanOrEqual(maxBytes.firstIntent);
  }
});
