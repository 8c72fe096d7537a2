/** Verifies the seals and time stamps of a file by its bytes alone, as a PDF reader does. */
import { createHash } from "node:crypto";
import { findSigner, readSignedMessage } from "./signed-message.server.ts";
import { readTimeStamp } from "./time-stamp.server.ts";

const timeStampTokenType = "1.2.840.113549.1.9.16.2.14";

export interface FoundSeal {
  kind: "seal" | "time-stamp";
  /** The bytes that it is about are as they were. */
  holds: boolean;
  /** SHA-256 of the certificate, hexadecimal; absent for a time stamp. */
  fingerprint?: string;
  /** The time by the clock of a time server. */
  stampedAt?: Date;
}

interface SignedPart {
  /** All bytes but those of the signature itself. */
  content: Uint8Array;
  /** The bytes include the zeros that fill the space for it. */
  signature: Uint8Array;
  /** The offset of its first hexadecimal digit in the file. */
  start: number;
  /** The offset of its end in the file. */
  end: number;
}

/**
 * Seals have the order in which they were added.
 * @param unsealedLength of the file before it was sealed: what looks like a signature in these bytes is a
 * text that somebody has written
 * @throws for what is no signature where one should be
 */
export function readSeals(file: Uint8Array, unsealedLength: number): FoundSeal[] {
  return partsOf(file, unsealedLength).map(({ content, signature }) => {
    const signed = readSignedMessage(signature);
    if (signed.encapContentInfo.eContent !== undefined) {
      const stamp = readTimeStamp(signature, sha256(content));
      return stamp === undefined
        ? { kind: "time-stamp", holds: false }
        : { kind: "time-stamp", holds: true, stampedAt: stamp.genTime };
    }
    const signer = findSigner(signed, content);
    if (signer === undefined) return { kind: "seal", holds: false };
    const { info, certificate } = signer;
    const seal = { kind: "seal" as const, fingerprint: sha256(certificate.raw).toString("hex") };
    const [token] =
      info.unsignedAttrs?.attributes.find(({ type }) => type === timeStampTokenType)?.values ?? [];
    if (token === undefined) return { ...seal, holds: true };
    const stamp = readTimeStamp(
      new Uint8Array(token.toBER(false)),
      sha256(info.signature.valueBlock.valueHexView),
    );
    return stamp === undefined
      ? { ...seal, holds: false }
      : { ...seal, holds: true, stampedAt: stamp.genTime };
  });
}

/** Sealed, nothing was added since the last signature, and all of them hold. */
export function isIntact(file: Uint8Array, unsealedLength: number): boolean {
  try {
    const isWhole = partsOf(file, unsealedLength).at(-1)?.end === file.length;
    const seals = readSeals(file, unsealedLength);
    return isWhole && seals[0]?.kind === "seal" && seals.every(({ holds }) => holds);
  } catch {
    return false;
  }
}

const sha256 = (content: Uint8Array): Buffer => createHash("sha256").update(content).digest();

const byteRange = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;

/** @param unsealedLength as with `readSeals` */
export function partsOf(file: Uint8Array, unsealedLength: number): SignedPart[] {
  const text = Buffer.from(file.buffer, file.byteOffset, file.length).toString("latin1");
  return [...text.slice(unsealedLength).matchAll(byteRange)].map(([, ...numbers]) => {
    const [start = 0, length = 0, next = 0, rest = 0] = numbers.map(Number);
    const [before, after] = [
      file.subarray(start, start + length),
      file.subarray(next, next + rest),
    ];
    const hex = /^<([\da-f]*)>$/i.exec(text.slice(start + length, next))?.[1];
    const isBehind = start + length > unsealedLength;
    if (start !== 0 || !isBehind || hex === undefined || after.length !== rest)
      throw new Error("A signature covers other bytes than it names");
    return {
      content: Buffer.concat([before, after]),
      signature: Buffer.from(hex, "hex"),
      start: start + length + 1,
      end: next + rest,
    };
  });
}
