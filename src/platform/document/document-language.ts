import { useMatches } from "react-router";

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === "object" && value !== null && name in value;

/** American English, unless a page's loader names the `documentLanguage`. */
export function useDocumentLanguage(): string {
  const languages = useMatches().flatMap(({ loaderData }) =>
    has(loaderData, "documentLanguage") ? String(loaderData.documentLanguage) : [],
  );
  return languages.at(-1) ?? "en-US";
}

/** Whether the layout says in its `handle` that its pages are HTML and styles alone. */
export const useIsScriptless = (): boolean =>
  useMatches().some(({ handle }) => has(handle, "isScriptless") && handle.isScriptless === true);
