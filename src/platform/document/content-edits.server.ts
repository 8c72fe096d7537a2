/** A document is rendered by one snapshot of what was edited, and carries what its page shows of it. */
import { AsyncLocalStorage } from "node:async_hooks";
import {
  type ContentEdits,
  contentEdits,
  type LanguageEdits,
  publishedEdits,
  readEditsFrom,
} from "#content/content-edits.ts";
import type { Language } from "#platform/language/language.ts";
import { contentDocuments } from "./content-documents.server.ts";

const rendering = new AsyncLocalStorage<ContentEdits>();
readEditsFrom(() => rendering.getStore());

/** A page that has begun keeps its edits, whatever is published meanwhile. */
export const renderWithEdits = <Rendered>(
  render: () => Rendered,
  edits: ContentEdits = rendering.getStore() ?? publishedEdits(),
): Rendered => rendering.run(edits, render);

export interface CarriedEdits {
  /** True if the next page needs no other edits. */
  isWhole: boolean;
  documents: LanguageEdits;
}

const publicAreas = /^marketing(-\w+)?$/;

/**
 * Undefined where nothing was edited: such a document carries nothing.
 * @param routeIds of the page, from the root inward; in signed-in areas all pages share one document
 */
export function carriedEdits(
  language: Language,
  routeIds: readonly string[],
): CarriedEdits | undefined {
  const edits = contentEdits()[language];
  if (Object.keys(edits).length === 0) return undefined;
  const documents = contentDocuments();
  if (documents === undefined) return { isWhole: true, documents: edits };
  const area = routeIds[1]?.split("/", 1)[0] ?? "";
  const isPublic = publicAreas.test(area);
  const names = isPublic
    ? new Set(routeIds.flatMap((id) => documents.routes[id] ?? []))
    : new Set(documents.areas[area]);
  return {
    isWhole: !isPublic,
    documents: Object.fromEntries(Object.entries(edits).filter(([name]) => names.has(name))),
  };
}

/** The JSON may stand in a script: nothing in it ends the element. */
export const carriedText = (carried: CarriedEdits): string =>
  JSON.stringify(carried).replaceAll("<", "\\u003c");
