import { createHash } from "node:crypto";
import { textInOrder } from "./stored-edits.ts";
import type { StoredEdits } from "./tables/website-documents.ts";

/** What was looked at: a draft that somebody has changed since is not published unseen. */
export const draftMark = (drafts: readonly StoredEdits[]): string =>
  createHash("sha256").update(drafts.map(textInOrder).join("\n")).digest("base64url").slice(0, 22);
