import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { files } from "./tables/files.ts";

/**
 * @param sentAs ids that a phone made for photos
 * @returns the ids of the files; undefined where one has not arrived, or was deleted since
 */
export async function sentPhotos(
  tx: Transaction,
  { accountId }: Actor,
  sentAs: readonly string[],
): Promise<string[] | undefined> {
  if (sentAs.length === 0) return [];
  const rows = await tx
    .select({ id: files.id, sentAs: files.sentAs })
    .from(files)
    .where(
      and(
        eq(files.uploadedBy, accountId),
        eq(files.state, "stored"),
        inArray(files.sentAs, [...sentAs]),
      ),
    );
  const fileIds = sentAs.flatMap((sentAs) => rows.find((row) => row.sentAs === sentAs)?.id ?? []);
  return fileIds.length === new Set(sentAs).size ? fileIds : undefined;
}
