import { keyOf } from "./stores/file-store.ts";
import type { files } from "./tables/files.ts";

export interface FoundFile {
  id: string;
  kind: "jpeg" | "pdf";
  name: string;
  bytes: number;
  /** The key of its content in the store. */
  key: string;
  /** Only photos have one. */
  thumbnailKey: string | undefined;
}

export function foundFile(row: typeof files.$inferSelect): FoundFile {
  const { id, kind, name, bytes, thumbnailSha256 } = row;
  const thumbnailKey = thumbnailSha256 ? keyOf({ id, sha256: thumbnailSha256 }) : undefined;
  return { id, kind, name, bytes, key: keyOf(row), thumbnailKey };
}
