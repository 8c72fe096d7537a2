/**
 * Reads what an authority has issued: a certificate with its private key, in one file (PKCS#12) behind a
 * password.
 */
import { randomBytes, verify, X509Certificate } from "node:crypto";
import { P12Signer, type Signer } from "@libpdf/core";
import { type BitString, fromBER } from "asn1js";
import { Certificate } from "pkijs";
import type { KeyFileFault, SealKey, SealWork } from "./seal-types.ts";

const keyUsageType = "2.5.29.15";
/** The bits of key usage for digital signature and content commitment. */
const forSignatures = 0b1100_0000;

type Opened = { ok: true; signer: Signer } | { ok: false; reason: KeyFileFault };

/** @returns with the certificate that belongs to the key, wherever it stands in the file */
export async function openKeyFile({
  file,
  password,
}: Pick<Extract<SealKey, { kind: "uploaded" }>, "file" | "password">): Promise<Opened> {
  const signer = await P12Signer.create(file, password).catch((error: unknown) =>
    // A wrong password and a damaged file look alike.
    error instanceof Error && /integrity|password/i.test(error.message)
      ? ("wrong-password" as const)
      : ("unreadable" as const),
  );
  if (typeof signer === "string") return { ok: false, reason: signer };
  const probe = randomBytes(32);
  const signature = await signer.sign(probe, "SHA-256");
  const all = [signer.certificate, ...signer.certificateChain];
  const ownCertificate = all.find((certificate) =>
    verify("sha256", probe, new X509Certificate(certificate).publicKey, signature),
  );
  if (ownCertificate === undefined) return { ok: false, reason: "no-match" };
  const { keyType, signatureAlgorithm } = signer;
  return {
    ok: true,
    signer: {
      certificate: ownCertificate,
      certificateChain: all.filter((certificate) => certificate !== ownCertificate),
      keyType,
      signatureAlgorithm,
      sign: (data, algorithm) => signer.sign(data, algorithm),
    },
  };
}

export async function readKeyFile({
  file,
  password,
  now,
}: SealWork["read-key-file"]["asked"]): Promise<SealWork["read-key-file"]["made"]> {
  const opened = await openKeyFile({ file, password }).catch(() => undefined);
  if (opened === undefined) return { ok: false, reason: "unreadable" };
  if (!opened.ok) return opened;
  const { certificate } = opened.signer;
  const reason = faultOf(certificate, now);
  return reason === undefined ? { ok: true, certificate } : { ok: false, reason };
}

function faultOf(der: Uint8Array, now: Date): KeyFileFault | undefined {
  const { validFromDate, validToDate, publicKey } = new X509Certificate(der);
  if (validFromDate > now) return "not-yet-valid";
  if (validToDate < now) return "expired";
  const { modulusLength } = publicKey.asymmetricKeyDetails ?? {};
  if (modulusLength !== undefined && modulusLength < 2048) return "weak-key";
  const certificate = new Certificate({ schema: fromBER(Uint8Array.from(der).buffer).result });
  const usage = certificate.extensions?.find(({ extnID }) => extnID === keyUsageType);
  if (usage === undefined) return undefined;
  const bits = (usage.parsedValue as BitString).valueBlock.valueHexView[0] ?? 0;
  return (bits & forSignatures) === 0 ? "wrong-purpose" : undefined;
}
