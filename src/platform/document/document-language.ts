import { useMatches } from "react-router";
import { type Language, parseLanguage } from "#platform/language/language.ts";
import { useDocumentRequest } from "./document-request.tsx";

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === "object" && value !== null && name in value;

/** The visitor's, unless the loader of the layout or of the page names the `documentLanguage`. */
export function useDocumentLanguage(): Language {
  const { language } = useDocumentRequest();
  return languageOf(useMatches(), language);
}

const languagesIn = (matches: readonly ({ loaderData?: unknown } | undefined)[]): Language[] =>
  matches.flatMap((match) =>
    has(match?.loaderData, "documentLanguage")
      ? (parseLanguage(match.loaderData.documentLanguage) ?? [])
      : [],
  );

/** True if the layout's `handle` declares that its pages are HTML and styles alone. */
export const useIsScriptless = (): boolean =>
  useMatches().some(({ handle }) => has(handle, "isScriptless") && handle.isScriptless === true);

/** Serves the `meta` of a page, which has no hooks. */
export const languageOf = (
  matches: readonly ({ loaderData?: unknown } | undefined)[],
  visitors: Language = "en",
): Language => languagesIn(matches).at(-1) ?? visitors;
