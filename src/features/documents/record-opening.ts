import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { documentOpenings } from "./tables/documents.ts";

/** Viewers ask for a document in many pieces, and again while somebody reads. */
const oneReading = sql`interval '10 minutes'`;

/** That the actor has the content before them; the caller has checked that they may. */
export async function recordOpening(
  db: Database,
  { accountId }: Actor,
  versionId: string,
  how: "opened" | "downloaded",
): Promise<void> {
  await db.transaction(async (tx) => {
    const same = and(
      eq(documentOpenings.versionId, versionId),
      eq(documentOpenings.accountId, accountId),
      eq(documentOpenings.how, how),
      gt(documentOpenings.at, sql`now() - ${oneReading}`),
    );
    if ((await tx.$count(documentOpenings, same)) > 0) return;
    await tx.insert(documentOpenings).values({ id: newId(), versionId, accountId, how });
  });
}
