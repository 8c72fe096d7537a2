/** Certificates are added and removed, and never edited: proposals keep what they were sent with. */
import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { attachFiles, mayAttach } from "#platform/files/attach-files.server.ts";
import {
  createdFields,
  type FieldChanges,
  removedFields,
} from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { CertificateForm } from "./certificate-form.ts";
import { type CompanyCertificateRow, companyCertificates } from "./tables/company-certificates.ts";

type Context = { db: Database | Transaction };

export type CertificateProblem = "not-found" | "not-allowed" | "removed";

export type AddCertificateResult =
  | { ok: true; id: string }
  | { ok: false; reason: "not-allowed" | "one-file" | "unknown-file" };

const certificateFields = ({
  name,
  issuer,
  validThrough,
}: Pick<CompanyCertificateRow, "name" | "issuer" | "validThrough">) => ({
  name,
  issuer,
  validThrough,
});

/** @param fileIds none, or one that the actor has sent and attached to nothing yet */
export function addCompanyCertificate(
  { db }: Context,
  actor: Actor,
  {
    name,
    issuer,
    validThrough = null,
  }: Omit<CertificateForm, "validThrough"> & {
    validThrough?: string | null | undefined;
  },
  fileIds: readonly string[],
): Promise<AddCertificateResult> {
  return db.transaction(async (tx): Promise<AddCertificateResult> => {
    if (!may(actor, "company-certificates.change")) return { ok: false, reason: "not-allowed" };
    if (fileIds.length > 1) return { ok: false, reason: "one-file" };
    if (!(await mayAttach(tx, actor, fileIds))) return { ok: false, reason: "unknown-file" };
    const id = newId();
    const [fileId = null] = fileIds;
    const row = { id, name, issuer, validThrough, fileId, addedBy: actor.accountId };
    await tx.insert(companyCertificates).values(row);
    const record = { recordKind: "company-certificate", recordId: id } as const;
    await attachFiles(tx, fileIds, { ...record, clientId: null, facilityId: null });
    await recordCertificate(tx, actor, id, "added", createdFields(certificateFields(row)));
    return { ok: true, id };
  });
}

/** No later proposal can name it; its file stays for those that do. */
export function removeCompanyCertificate(
  { db }: Context,
  actor: Actor,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: CertificateProblem }> {
  return db.transaction(async (tx) => {
    if (!may(actor, "company-certificates.change")) return { ok: false, reason: "not-allowed" };
    const [row] = await tx
      .select()
      .from(companyCertificates)
      .where(eq(companyCertificates.id, id))
      .for("update");
    if (row === undefined) return { ok: false, reason: "not-found" };
    if (row.removedAt !== null) return { ok: false, reason: "removed" };
    await tx
      .update(companyCertificates)
      .set({ removedAt: sql`clock_timestamp()`, removedBy: actor.accountId })
      .where(eq(companyCertificates.id, id));
    await recordCertificate(tx, actor, id, "removed", removedFields(certificateFields(row)));
    return { ok: true };
  });
}

const recordCertificate = (
  tx: Transaction,
  { accountId }: Actor,
  recordId: string,
  kind: HistoryKindOf<"company-certificate">,
  change: FieldChanges,
) =>
  recordHistory(tx, {
    recordKind: "company-certificate",
    recordId,
    kind,
    actorId: accountId,
    change,
  });
