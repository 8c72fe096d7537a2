import * as build from "virtual:react-router/server-build";
import { RouterContextProvider } from "react-router";
import { languageOfPath } from "#content/page-address.ts";
import { pagesIn } from "#content/pages.ts";
import {
  languageFilesContext,
  originContext,
  visitorLanguageContext,
} from "#platform/http/context.ts";
import type { Language } from "#platform/language/language.ts";
import { publicSiteIn } from "./areas/area-addresses.ts";
import { createAreaHandlers } from "./areas/area-handlers.ts";
import { readLanguageFiles } from "./areas/language-files.ts";
import { areasOf } from "./areas/route-areas.ts";

const areas = createAreaHandlers(build, import.meta.env.MODE);

/** As the build does: for no visitor, without a request context. */
export async function prerender(path: string, origin: string): Promise<Buffer> {
  const language = languageOfPath(path.replace(/\.data$/, ""));
  const area = publicSiteIn(language);
  const context = new RouterContextProvider();
  context.set(originContext, origin);
  context.set(visitorLanguageContext, language);
  context.set(languageFilesContext, (one) => filesOf()(area, one));
  const { response } = await areas.handle(area, new Request(new URL(path, origin)), context);
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Read when the first page is made: during a build they are written after this module was loaded. */
let files: ReturnType<typeof readLanguageFiles> | undefined;
const filesOf = () => (files ??= readLanguageFiles(areasOf(build.routes)));

/** The addresses of data that pages of a language load beside themselves: `/es/careers.data`. */
export const dataPathsIn = (language: Language): string[] =>
  pagesIn(language)
    .filter(({ path }) => build.routes[path]?.module.loader !== undefined)
    .map(({ path }) => `${path}.data`);
