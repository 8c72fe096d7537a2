/** The company's own certificate: kept encrypted, replaced by the next one, and removed with its key. */
import { changedFields, removedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import { sealInThread } from "#platform/seals/seal-in-thread.server.ts";
import type { KeyFileFault } from "#platform/seals/seal-types.ts";
import { type LockedSection, lockSection, writeSection } from "../settings-sections.server.ts";
import { type SealCertificateRow, sealCertificates } from "../tables/seal-certificates.ts";
import {
  type CertificateParts,
  endCertificate,
  findCertificateInUse,
  readSealKey,
  rowOf,
} from "./seal-certificates.server.ts";
import { sealSection } from "./seal-section.server.ts";

export const maxKeyFileBytes = 64 * 1024;

export type UploadResult = ChangeResult<never> | { ok: false; reason: KeyFileFault };

export async function uploadCertificate(
  { db, secrets }: CertificateParts,
  actor: Actor,
  { file, password }: { file: Uint8Array; password: string },
  now = new Date(),
): Promise<UploadResult> {
  if (!may(actor, "settings.change")) return { ok: false, reason: "not-found" };
  // A file that takes too long, or breaks what reads it, is not one of ours.
  const read = await sealInThread("read-key-file", { file, password, now }).catch(
    () => ({ ok: false, reason: "unreadable" }) as const,
  );
  if (!read.ok) return read;
  const { certificate } = read;
  const row = rowOf(secrets, { kind: "uploaded", file, password }, certificate, {
    addedBy: actor.accountId,
  });
  return changeRecord<LockedSection, { stored: SealCertificateRow | undefined }, never, Done>(
    { db },
    {
      lock: (tx) => lockSection(tx, "seal"),
      isAllowed: true,
      async decide(tx) {
        const stored = await findCertificateInUse(tx, "uploaded");
        const isThere =
          stored?.fingerprint === row.fingerprint && readSealKey(secrets, stored) !== undefined;
        return isThere ? done : { stored };
      },
      async apply(tx, { id, value }, { stored }) {
        if (stored !== undefined) await endCertificate(tx, stored.id);
        await tx.insert(sealCertificates).values(row);
        await writeSection(tx, id, sealSection.read(value), {
          kind: "certificate-uploaded",
          actorId: actor.accountId,
          change: changedFields(certificateField(stored), certificateField(row)),
        });
        return done;
      },
    },
  );
}

/** From then on, files are sealed with ours again. */
export const removeCertificate = (
  { db }: Pick<CertificateParts, "db">,
  actor: Actor,
): Promise<ChangeResult<never>> =>
  changeRecord<LockedSection, { stored: SealCertificateRow }, never, Done>(
    { db },
    {
      lock: (tx) => lockSection(tx, "seal"),
      isAllowed: may(actor, "settings.change"),
      async decide(tx) {
        const stored = await findCertificateInUse(tx, "uploaded");
        return stored === undefined ? done : { stored };
      },
      async apply(tx, { id, value }, { stored }) {
        await endCertificate(tx, stored.id);
        await writeSection(tx, id, sealSection.read(value), {
          kind: "certificate-removed",
          actorId: actor.accountId,
          change: removedFields(certificateField(stored)),
        });
        return done;
      },
    },
  );

/** As the history keeps it: whom it names, and the first digits of its fingerprint. */
const certificateField = (
  row: Pick<SealCertificateRow, "name" | "fingerprint"> | undefined,
): { certificate?: string } =>
  row === undefined ? {} : { certificate: `${row.name} (${row.fingerprint.slice(0, 16)})` };
