/** Finds the files of each language that a page names, by area. */
import { existsSync, readFileSync } from "node:fs";
import { type Language, languages } from "#platform/language/language.ts";
import { type Manifest, manifestOfArea } from "./area-build.ts";

/** The build writes it (`server/build-steps/other-languages.ts`); the development server has none. */
const madeByBuild = "build/server/language-manifests.json";

type LanguageFiles = (area: string, language: Language) => Manifest | undefined;

export function readLanguageFiles(areas: readonly string[]): LanguageFiles {
  if (!existsSync(madeByBuild)) return () => undefined;
  const manifests: Record<Language, Manifest> = JSON.parse(readFileSync(madeByBuild, "utf8"));
  const files = new Map(
    areas.map((area) => [
      area,
      Object.fromEntries(
        languages.map((language) => [language, manifestOfArea(manifests[language], area)]),
      ),
    ]),
  );
  return (area, language) => files.get(area)?.[language];
}
