import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { documentAccesses } from "./tables/documents.ts";

/** Viewers ask for a document in many pieces, and again while somebody reads. */
const oneReading = sql`interval '10 minutes'`;

/** Records that the actor has the content; the caller has checked that they may. */
export async function recordDocumentAccess(
  db: Database,
  { accountId }: Actor,
  versionId: string,
  how: "opened" | "downloaded",
): Promise<void> {
  await db.transaction(async (tx) => {
    const same = and(
      eq(documentAccesses.versionId, versionId),
      eq(documentAccesses.accountId, accountId),
      eq(documentAccesses.how, how),
      gt(documentAccesses.at, sql`now() - ${oneReading}`),
    );
    if ((await tx.$count(documentAccesses, same)) > 0) return;
    await tx.insert(documentAccesses).values({ id: newId(), versionId, accountId, how });
  });
}
