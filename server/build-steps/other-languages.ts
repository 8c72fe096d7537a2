/** The browser's files in the languages beside English, each built as a whole of its own. */
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { ServerBuild } from "react-router";
import { createBuilder } from "vite";
import { type Language, languages } from "#platform/language/language.ts";
import { filesBeneath } from "../static/files-beneath.ts";
import { type CrewShell, readCrewShell } from "./crew-shell.ts";

type Manifest = ServerBuild["assets"];

/** Vite's own list: by source, what each file is called and which others it imports. */
type FileList = Readonly<Record<string, { file: string; imports?: string[]; css?: string[] }>>;

export const readFileList = async (client: string): Promise<FileList> =>
  JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8"));

export interface LanguageFiles {
  /** The framework's list of routes, with the files of the language. */
  manifest: Manifest;
  crewShell: CrewShell;
}

export const otherLanguages = languages.filter((language) => language !== "en");

/**
 * Adds the files of a language to those of English. What says nothing is the same in both, by name too.
 * @param english the framework's list of routes, and Vite's list of files, both of English
 */
export async function addLanguage(
  language: Language,
  client: string,
  english: { manifest: Manifest; files: FileList },
): Promise<LanguageFiles> {
  const outDir = join(client, `../client-${language}`);
  const builder = await createBuilder({
    mode: language,
    logLevel: "error",
    plugins: [
      {
        name: "folder-of-language",
        configEnvironment: {
          order: "post",
          handler: (name) =>
            name === "client" ? { build: { outDir, emptyOutDir: true, copyPublicDir: false } } : {},
        },
      },
    ],
  });
  const environment = builder.environments.client;
  if (environment === undefined) throw new Error("the framework builds nothing for browsers");
  await builder.build(environment);
  const files = await readFileList(outDir);
  const result = {
    manifest: translate(english.manifest, english.files, files),
    crewShell: await readCrewShell(outDir),
  };
  await rm(join(outDir, ".vite"), { recursive: true });
  for (const file of await filesBeneath(outDir))
    await cp(file, join(client, relative(outDir, file)), { force: false });
  await rm(outDir, { recursive: true });
  return result;
}

/** Names the files of another build by the sources that they were built from. */
function translate(english: Manifest, englishFiles: FileList, files: FileList): Manifest {
  const sources = new Map(
    Object.entries(englishFiles).map(([source, { file }]) => [`/${file}`, source]),
  );
  const sourceOf = (module: string): string => {
    const source = sources.get(module);
    if (source === undefined || files[source] === undefined)
      throw new Error(`the other language has no file for ${module}`);
    return source;
  };
  const fileOf = (source: string) => `/${files[source]?.file}`;
  const importsOf = (modules: readonly string[]): string[] => {
    const seen = new Set(modules.map(sourceOf));
    for (const source of seen)
      for (const imported of files[source]?.imports ?? []) seen.add(imported);
    return [...new Set([...seen].flatMap((source) => files[source]?.imports ?? []).map(fileOf))];
  };
  const { entry } = english;
  const routes = Object.entries(english.routes).map(([id, route]) => {
    if (route === undefined) return [id, route];
    // A page without a component for browsers has a module there all the same.
    const modules = moduleNames.flatMap((name) =>
      route[name] === undefined ? [] : ([[name, route[name]]] as const),
    );
    // The entry's files are loaded with the root.
    const withEntry = route.parentId === undefined ? [entry.module] : [];
    return [
      id,
      {
        ...route,
        ...Object.fromEntries(modules.map(([name, module]) => [name, fileOf(sourceOf(module))])),
        imports: importsOf([...withEntry, ...modules.map(([, module]) => module)]),
      },
    ];
  });
  return {
    ...english,
    entry: {
      ...entry,
      module: fileOf(sourceOf(entry.module)),
      imports: importsOf([entry.module]),
    },
    routes: Object.fromEntries(routes),
  };
}

const moduleNames = [
  "module",
  "clientActionModule",
  "clientLoaderModule",
  "clientMiddlewareModule",
  "hydrateFallbackModule",
] as const;

/** The server names the files of the reader's language in its pages by these. */
export const writeManifests = (
  buildDirectory: string,
  manifests: Readonly<Record<string, Manifest>>,
): Promise<void> =>
  writeFile(join(buildDirectory, "server/language-manifests.json"), JSON.stringify(manifests));
