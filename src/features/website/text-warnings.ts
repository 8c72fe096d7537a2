/** What an editor is told of a text that a page can show, and that nobody should want to publish. */
import type { LeafKind } from "./document-fields.server.ts";
import type { websiteMessages } from "./messages.ts";

type Warnings = ReturnType<typeof websiteMessages>["warnings"];

export interface EditedText {
  document: string;
  name: string;
  kind: LeafKind;
  value: string;
  /** Undefined for an entry that was added. */
  shipped: string | undefined;
}

/** What the results of search engines have room for. */
const searchTitle = 60;
const searchDescription = { least: 50, most: 160 };

/** Undefined where nothing is to be said: nothing here forbids anything. */
export function warningOf(
  { document, name, kind, value, shipped }: EditedText,
  warnings: Warnings,
): string | undefined {
  if (kind !== "text" || value === shipped) return undefined;
  const count = value.length;
  if (count === 0) return shipped ? warnings.empty : undefined;
  if (document === "page-texts") {
    if (name === "title" && count > searchTitle) return warnings.searchTitle({ count });
    const { least, most } = searchDescription;
    if (name === "description" && (count < least || count > most))
      return warnings.searchDescription({ count });
    return undefined;
  }
  return count > Math.max(2 * (shipped ?? "").length, 160) ? warnings.long : undefined;
}
