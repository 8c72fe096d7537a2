import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { pagesIn } from "#content/pages.ts";
import { unknownOrigin } from "#platform/http/unknown-origin.ts";
import { type Language, languages } from "#platform/language/language.ts";
import type { Manifest } from "../areas/area-build.ts";
import { placeholdersFile } from "../built-placeholders.ts";
import { knownPolicies } from "../static/content-security-policy.ts";
import { filesBeneath } from "../static/files-beneath.ts";
import { removeWholeManifest, writeAreaManifests } from "./area-manifests.ts";
import { saveBrowserModules } from "./browser-modules.ts";
import { writeCompressedVariants } from "./compressed-variants.ts";
import { contentPlaceholders } from "./content-placeholders.ts";
import { type CrewShell, readCrewShell, writeCrewShell } from "./crew-shell.ts";
import { describeSite } from "./discovery/describe-site.ts";
import { finishPage } from "./finish-page.ts";
import { nameOrigin } from "./name-origin.ts";
import { addLanguage, otherLanguages, readFileList, writeManifests } from "./other-languages.ts";
import { withoutFontFaces } from "./page-styles.ts";
import { writeSearchIndexes } from "./search/write-search-index.ts";

export async function finishBuild(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, "client");
  await saveBrowserModules(buildDirectory);
  const english = {
    manifest: await removeWholeManifest(client),
    files: await readFileList(client),
  };
  const crewShells = { en: await readCrewShell(client) } as Record<Language, CrewShell>;
  // The framework's file list, for its own use; nothing serves it.
  await rm(join(client, ".vite"), { recursive: true, force: true });
  const manifests: Partial<Record<Language, Manifest>> = { en: english.manifest };
  for (const language of otherLanguages) {
    const { manifest, crewShell } = await addLanguage(language, client, english);
    manifests[language] = manifest;
    crewShells[language] = crewShell;
  }
  await writeManifests(buildDirectory, manifests);
  for (const manifest of Object.values(manifests)) await writeAreaManifests(client, manifest);
  for (const language of otherLanguages) await writePages(buildDirectory, language);
  const pages = (await filesBeneath(client)).filter((file) => file.endsWith(".html"));
  if (pages.length === 0) throw new Error("the build holds no prerendered page");
  await finishPages(client, pages);
  await describeSite(client);
  await nameOrigin(buildDirectory);
  await writeSearchIndexes(buildDirectory);
  const shellPages = await Promise.all(
    languages.map((language) => writeCrewShell(client, language, crewShells[language])),
  );
  await writePolicies(buildDirectory, [...pages, ...shellPages]);
  await writePlaceholders(buildDirectory);
  await writeCompressedVariants(client);
}

/** The framework has done this for English alone, whose pages name the files of no other language. */
async function writePages(buildDirectory: string, language: Language): Promise<void> {
  const server: typeof import("../app.ts") = await import(
    /* @vite-ignore */
    pathToFileURL(join(buildDirectory, "server/index.js")).href
  );
  const write = async (path: string, file: string) => {
    const place = join(buildDirectory, "client", file);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, await server.prerender(path, unknownOrigin));
  };
  for (const { path, onRequest } of pagesIn(language))
    if (!onRequest) await write(`${path}/`, `${path}/index.html`);
  for (const path of server.dataPathsIn(language)) await write(path, path);
}

async function finishPages(client: string, pages: string[]): Promise<void> {
  const stylesheets = new Map<string, string>();
  for (const page of pages) {
    const { html, styles } = finishPage(await readFile(page, "utf8"));
    stylesheets.set(styles.address, styles.whole);
    await writeFile(page, html);
  }
  for (const [address, whole] of stylesheets)
    await writeFile(join(client, address), withoutFontFaces(whole));
}

async function writePolicies(buildDirectory: string, pages: string[]): Promise<void> {
  const texts = await Promise.all(pages.map((page) => readFile(page, "utf8")));
  await writeFile(join(buildDirectory, "server/page-policies.json"), knownPolicies(texts));
}

async function writePlaceholders(buildDirectory: string): Promise<void> {
  const placeholders = await contentPlaceholders(dirname(buildDirectory));
  await writeFile(join(buildDirectory, placeholdersFile), JSON.stringify(placeholders));
}
