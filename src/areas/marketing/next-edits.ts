import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { bringEditsOfSite } from "#platform/document/content-edits.tsx";

/** A page shows what was edited of it from its first moment, also one that is opened by a link. */
export const editsBeforePage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const { pathname, search, hash } = new URL(request.url);
  const language = document.documentElement.lang.slice(0, 2);
  const [isBrought, results] = await Promise.all([bringEditsOfSite(language), next()]);
  if (isBrought || request.method !== "GET" || request.signal.aborted) return results;
  location.assign(pathname + search + hash);
  return new Promise(() => {});
};
