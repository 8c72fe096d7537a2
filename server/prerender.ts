import * as build from "virtual:react-router/server-build";
import { RouterContextProvider } from "react-router";
import type { ContentEdits } from "#content/content-edits.ts";
import { languageOfPath } from "#content/page-address.ts";
import { pagesIn } from "#content/pages.ts";
import { renderWithEdits } from "#platform/document/content-edits.server.ts";
import {
  languageFilesContext,
  originContext,
  type RequestDetails,
  visitorLanguageContext,
} from "#platform/http/context.ts";
import type { Language } from "#platform/language/language.ts";
import { publicSiteIn } from "./areas/area-addresses.ts";
import { createAreaHandlers } from "./areas/area-handlers.ts";
import { readLanguageFiles } from "./areas/language-files.ts";
import { areasOf } from "./areas/route-areas.ts";
import { edited, elementsOf, parsePage, spanOf } from "./page-tree.ts";

const areas = createAreaHandlers(build, import.meta.env.MODE);

/**
 * Renders as the build does: for no visitor, without a request context.
 * @param edits of the texts, for a preview before they are published
 */
export async function prerender(
  path: string,
  origin: string,
  edits?: ContentEdits,
): Promise<Buffer> {
  const language = languageOfPath(path.replace(/\.data$/, ""));
  const area = publicSiteIn(language);
  const context = new RouterContextProvider();
  context.set(originContext, origin);
  context.set(visitorLanguageContext, language);
  context.set(languageFilesContext, (filesLanguage) => filesOf()(area, filesLanguage));
  const request = new Request(new URL(path, origin));
  const { response } = await renderWithEdits(() => areas.handle(area, request, context), edits);
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** An administrator sees the page before it is published; its scripts are left out. */
export async function previewPage(
  path: string,
  { origin, nonce }: Pick<RequestDetails, "origin" | "nonce">,
  edits: ContentEdits,
): Promise<string> {
  const html = (await prerender(path, origin, edits)).toString();
  const changes = elementsOf(parsePage(html)).flatMap((element) => {
    const isScript =
      element.name === "script" ||
      (element.name === "link" && element.attribs.rel === "modulepreload");
    if (isScript) return [{ ...spanOf(element), text: "" }];
    if (element.name !== "style") return [];
    const at = spanOf(element).start + "<style".length;
    return [{ start: at, end: at, text: ` nonce="${nonce}"` }];
  });
  return edited(html, changes);
}

/** Read when the first page is made: during a build they are written after this module was loaded. */
let files: ReturnType<typeof readLanguageFiles> | undefined;
const filesOf = () => (files ??= readLanguageFiles(areasOf(build.routes)));

/** The addresses of data that pages of a language load beside themselves: `/es/careers.data`. */
export const dataPathsIn = (language: Language): string[] =>
  pagesIn(language)
    .filter(({ routeId }) => build.routes[routeId]?.module.loader !== undefined)
    .map(({ path }) => `${path}.data`);
