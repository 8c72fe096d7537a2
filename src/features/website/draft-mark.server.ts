import { createHash } from "node:crypto";
import { textInOrder } from "./stored-edits.ts";
import type { StoredEdits } from "./tables/website-documents.ts";

/** Identifies the draft that somebody has looked at, so that a changed one is not published unread. */
export const draftMark = (drafts: readonly StoredEdits[]): string =>
  createHash("sha256").update(drafts.map(textInOrder).join("\n")).digest("base64url").slice(0, 22);
