/** The certificates that files are sealed with: the company's own if it has one, else ours, made when needed. */
import { createHash, X509Certificate } from "node:crypto";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { privacyLaws } from "#content/privacy-laws.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { dayMs } from "#platform/format/durations.ts";
import { changedFields, removedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Secrets } from "#platform/identity/secrets.server.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import { sealInThread } from "#platform/seals/seal-in-thread.server.ts";
import type { KeyFileFault, SealKey } from "#platform/seals/seal-types.ts";
import { type LockedSection, lockSection, writeSection } from "../settings-sections.server.ts";
import { type SealCertificateRow, sealCertificates } from "../tables/seal-certificates.ts";
import { sealSection } from "./seal-section.server.ts";

export interface CertificateParts {
  db: Database;
  secrets: Secrets;
}

/** Our own is replaced so often, and outlasts every contract that it has sealed. */
const usedYears = 2;
const validYears = usedYears + privacyLaws.keep.signed.years + 1;

const yearMs = 365.25 * dayMs;
const yearsAfter = (at: Date, years: number): Date => new Date(at.getTime() + years * yearMs);

/** An encrypted key belongs to this row: copied into another, it cannot be decrypted. */
const ownerOf = (id: string): string => `seal-certificate ${id}`;

const storedKey = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("own"), privateKey: z.string() }),
  z.object({ kind: z.literal("uploaded"), file: z.string(), password: z.string() }),
]);

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
const bytesOf = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "base64"));

const textOf = (key: SealKey): string =>
  JSON.stringify(
    key.kind === "own"
      ? { kind: key.kind, privateKey: base64(key.privateKey) }
      : { kind: key.kind, file: base64(key.file), password: key.password },
  );

/** @returns undefined where it was encrypted with another key of the installation */
function readSealKey(
  secrets: Pick<Secrets, "decrypt">,
  { id, certificate, encryptedKey }: SealCertificateRow,
): SealKey | undefined {
  const text = encryptedKey === null ? undefined : secrets.decrypt(encryptedKey, ownerOf(id));
  if (text === undefined) return undefined;
  const key = storedKey.parse(JSON.parse(text));
  return key.kind === "own"
    ? { kind: "own", certificate: bytesOf(certificate), privateKey: bytesOf(key.privateKey) }
    : { kind: "uploaded", file: bytesOf(key.file), password: key.password };
}

export const findCertificateInUse = async (
  db: Database | Transaction,
  kind: SealCertificateRow["kind"],
): Promise<SealCertificateRow | undefined> => {
  const [row] = await db
    .select()
    .from(sealCertificates)
    .where(and(eq(sealCertificates.kind, kind), isNull(sealCertificates.usedUntil)));
  return row;
};

/** The certificate in force comes first, then former ones. */
export const listSealCertificates = (db: Database) =>
  db
    .select()
    .from(sealCertificates)
    .orderBy(sql`used_until is not null`, desc(sealCertificates.usedSince));

export type UploadedState = "usable" | "expired" | "unreadable";

export function stateOfUploaded(
  secrets: Pick<Secrets, "decrypt">,
  row: SealCertificateRow,
  now: Date,
): UploadedState {
  if (row.validUntil <= now) return "expired";
  return readSealKey(secrets, row) === undefined ? "unreadable" : "usable";
}

/** Whom a certificate of ours names. */
export const nameInSeal = (): string => company.legal.name || company.name;

export interface FoundSealKey {
  certificate: Pick<SealCertificateRow, "id" | "kind" | "name" | "fingerprint">;
  key: SealKey;
}

/** An uploaded certificate seals files as long as it can be used; otherwise the product's own does. */
export async function findSealKey(parts: CertificateParts, now: Date): Promise<FoundSealKey> {
  const uploaded = await findCertificateInUse(parts.db, "uploaded");
  const key = uploaded && readSealKey(parts.secrets, uploaded);
  if (uploaded !== undefined && key !== undefined && uploaded.validUntil > now)
    return { certificate: uploaded, key };
  return findOwnKey(parts, now);
}

async function findOwnKey({ db, secrets }: CertificateParts, now: Date): Promise<FoundSealKey> {
  const ownCertificate = await findCertificateInUse(db, "own");
  const key = ownCertificate && readSealKey(secrets, ownCertificate);
  if (ownCertificate !== undefined && key !== undefined && isCurrent(ownCertificate, now))
    return { certificate: ownCertificate, key };
  const name = nameInSeal();
  const until = yearsAfter(now, validYears);
  const made = await sealInThread("make-certificate", { name, from: now, until });
  const row = rowOf(secrets, { kind: "own", ...made }, made.certificate, { name, addedBy: null });
  return db.transaction(async (tx) => {
    if (ownCertificate !== undefined) await endCertificate(tx, ownCertificate.id);
    // Another process may have come first: then its certificate counts, and ours is forgotten.
    await tx.insert(sealCertificates).values(row).onConflictDoNothing();
    const stored = await findCertificateInUse(tx, "own");
    const storedKey = stored && readSealKey(secrets, stored);
    if (stored === undefined || storedKey === undefined)
      throw new Error("The certificate that was made cannot be read");
    return { certificate: stored, key: storedKey };
  });
}

const isCurrent = ({ name, usedSince }: SealCertificateRow, now: Date): boolean =>
  name === nameInSeal() && yearsAfter(usedSince, usedYears) > now;

/** Its private key goes: nothing more can be sealed with it, by anybody. */
async function endCertificate(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(sealCertificates)
    .set({ usedUntil: sql`clock_timestamp()`, encryptedKey: null })
    .where(and(eq(sealCertificates.id, id), isNull(sealCertificates.usedUntil)));
}

function rowOf(
  secrets: Pick<Secrets, "encrypt">,
  key: SealKey,
  der: Uint8Array,
  { name, addedBy }: { name?: string; addedBy: string | null },
): typeof sealCertificates.$inferInsert {
  const id = newId();
  const certificate = new X509Certificate(der);
  const { subject, issuer } = certificate.toLegacyObject();
  return {
    id,
    kind: key.kind,
    name: name ?? nameIn(subject),
    issuer: nameIn(issuer),
    certificate: base64(der),
    fingerprint: createHash("sha256").update(der).digest("hex"),
    validFrom: certificate.validFromDate,
    validUntil: certificate.validToDate,
    encryptedKey: secrets.encrypt(textOf(key), ownerOf(id)),
    addedBy,
  };
}

const maxName = 200;

function nameIn({ CN, O }: ReturnType<X509Certificate["toLegacyObject"]>["subject"]): string {
  const [name = ""] = [CN ?? O ?? ""].flat();
  return Array.from(name.replaceAll("\0", "")).slice(0, maxName).join("");
}

// The company's own certificate: kept encrypted, replaced by the next one, and removed with its key.

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

/** From now on, the product's own certificate seals files again. */
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

/** The history keeps the name and the first digits of the fingerprint. */
const certificateField = (
  row: Pick<SealCertificateRow, "name" | "fingerprint"> | undefined,
): { certificate?: string } =>
  row === undefined ? {} : { certificate: `${row.name} (${row.fingerprint.slice(0, 16)})` };
