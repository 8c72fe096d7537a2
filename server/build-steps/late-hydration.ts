/**
 * React's module script becomes inert text that the early script runs at the first interaction, its
 * preloads a list. Fails unless the page has exactly one: the framework's output has then changed.
 */
import type { Element } from "domhandler";
import { contentSpanOf, type Edit, spanOf } from "../page-tree.ts";

/** @param styles where the whole stylesheet is served, which comes with React */
export function lateHydration(html: string, elements: readonly Element[], styles: string): Edit[] {
  const scripts = elements.filter(
    ({ name, attribs }) => name === "script" && attribs.type === "module",
  );
  const [script] = scripts;
  if (!script || scripts.length !== 1 || script.attribs.src !== undefined) {
    throw new Error(`expected exactly one inline module script, found ${scripts.length} modules`);
  }
  const preloads = elements.filter(
    ({ name, attribs }) => name === "link" && attribs.rel === "modulepreload",
  );
  if (preloads.length === 0) throw new Error("expected the page to preload its modules");
  const modules = [...new Set(preloads.map(({ attribs }) => attribs.href))].join(" ");
  const { start, end } = contentSpanOf(script);
  const late = `<script type="text/plain" data-late="${modules}" data-styles="${styles}">${html.slice(start, end)}</script>`;
  return [
    ...preloads.map((link) => ({ ...spanOf(link), text: "" })),
    { ...spanOf(script), text: late },
  ];
}
