import { eq, sql } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import {
  documentAcknowledgements,
  documents,
  documentVersions,
} from "#database/tables/documents.ts";
import { files } from "#database/tables/files.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import type { Days } from "./document-form.ts";
import { type DocumentStepResult, lockDocument, recordChange } from "./lock-document.ts";

/** Of the current version: reminders begin anew for another last day. */
export function changeDays(
  { db }: { db: Database },
  actor: Actor,
  id: string,
  { validFrom = null, validUntil = null }: { [Day in keyof Days]: Days[Day] | null },
): Promise<DocumentStepResult> {
  return db.transaction(async (tx): Promise<DocumentStepResult> => {
    if (!may(actor, "documents.change")) return { ok: false, reason: "not-allowed" };
    const locked = await lockDocument(tx, actor, id);
    if (locked === undefined) return { ok: false, reason: "not-found" };
    const { document, current } = locked;
    const before = { validFrom: current.validFrom, validUntil: current.validUntil };
    if (before.validFrom === validFrom && before.validUntil === validUntil) return { ok: true };
    await tx
      .update(documentVersions)
      .set({ validFrom, validUntil, datedAt: sql`clock_timestamp()` })
      .where(eq(documentVersions.id, current.id));
    const to = { version: current.number, before, after: { validFrom, validUntil } };
    await recordChange(tx, document, actor, "dates-changed", to);
    return { ok: true };
  });
}

/** Clients lose it at once, with all of its versions; staff keep it, with the reason. */
export function withdrawDocument(
  { db }: { db: Database },
  actor: Actor,
  id: string,
  reason: string,
): Promise<DocumentStepResult> {
  return db.transaction(async (tx): Promise<DocumentStepResult> => {
    if (!may(actor, "documents.change")) return { ok: false, reason: "not-allowed" };
    const locked = await lockDocument(tx, actor, id);
    if (locked === undefined) return { ok: false, reason: "not-found" };
    await tx
      .update(documents)
      .set({
        withdrawnAt: sql`clock_timestamp()`,
        ...{ withdrawnBy: actor.accountId, withdrawReason: reason },
      })
      .where(eq(documents.id, id));
    await recordChange(tx, locked.document, actor, "withdrawn", {});
    return { ok: true };
  });
}

/**
 * By an administrator of the client, for themselves.
 * @param versionId that they had before them: a newer one has to be read first
 */
export function acknowledgeDocument(
  { db }: { db: Database },
  actor: Actor,
  id: string,
  versionId: string,
): Promise<DocumentStepResult> {
  return db.transaction(async (tx): Promise<DocumentStepResult> => {
    if (!may(actor, "documents.acknowledge")) return { ok: false, reason: "not-allowed" };
    const locked = await lockDocument(tx, actor, id);
    if (locked === undefined) return { ok: false, reason: "not-found" };
    const { document, current } = locked;
    if (!document.needsAcknowledgement || current.id !== versionId)
      return { ok: false, reason: "wrong-state" };
    const [file] = await tx.select().from(files).where(eq(files.id, current.fileId));
    // Nobody has read what nobody could open.
    if (file === undefined || file.isHeld || file.state !== "stored")
      return { ok: false, reason: "wrong-state" };
    const added = await tx
      .insert(documentAcknowledgements)
      .values({ versionId, accountId: actor.accountId })
      .onConflictDoNothing()
      .returning({ versionId: documentAcknowledgements.versionId });
    if (added.length === 0) return { ok: false, reason: "wrong-state" };
    await recordChange(tx, document, actor, "acknowledged", { version: current.number, versionId });
    return { ok: true };
  });
}
