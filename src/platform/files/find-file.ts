import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { visibleFile } from "./record-guards.ts";
import { keyOf } from "./stores/file-store.ts";
import { files } from "./tables/files.ts";

export interface FoundFile {
  id: string;
  kind: "jpeg" | "pdf";
  name: string;
  bytes: number;
  /** In the store. */
  key: string;
  /** Of photos. */
  thumbnailKey: string | undefined;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @returns undefined as well for what the actor may not see */
export async function findFile(
  db: Database,
  actor: Actor,
  id: string,
): Promise<FoundFile | undefined> {
  if (!may(actor, "facilities.read") || !uuid.test(id)) return undefined;
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), visibleFile(actor)));
  return row && foundFile(row);
}

export function foundFile(row: typeof files.$inferSelect): FoundFile {
  const { id, kind, name, bytes, thumbnailSha256 } = row;
  const thumbnailKey = thumbnailSha256 ? keyOf({ id, sha256: thumbnailSha256 }) : undefined;
  return { id, kind, name, bytes, key: keyOf(row), thumbnailKey };
}
