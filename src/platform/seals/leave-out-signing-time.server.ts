/**
 * PAdES baseline signatures (EN 319 142-1, 6.3) say their moment in the file (`/M`) and forbid it
 * among the signed attributes, where the library always writes it: here it is taken out again.
 */
import type { Signer } from "@libpdf/core";
import { fromBER, Set as SetOf } from "asn1js";
import { Attribute, ContentInfo } from "pkijs";
import { partsOf } from "./read-seals.server.ts";
import { readSignedMessage, signedDataType } from "./signed-message.server.ts";

const signingTimeType = "1.2.840.113549.1.9.5";

/** Signs what is left of the attributes that the library hands over. */
export const signWithoutTime = (signer: Signer): Signer => ({
  certificate: signer.certificate,
  ...(signer.certificateChain && { certificateChain: signer.certificateChain }),
  keyType: signer.keyType,
  signatureAlgorithm: signer.signatureAlgorithm,
  sign: (attributes, algorithm) => signer.sign(encodedWithoutTime(attributes), algorithm),
});

function encodedWithoutTime(attributes: Uint8Array): Uint8Array {
  const { result } = fromBER(Uint8Array.from(attributes).buffer);
  if (!(result instanceof SetOf)) throw new Error("These are no signed attributes");
  const left = withoutTime(result.valueBlock.value.map((schema) => new Attribute({ schema })));
  const set = new SetOf({ value: left.map((attribute) => attribute.toSchema()) });
  return new Uint8Array(set.toBER(false));
}

/** The order is the one that DER gives to a set, so that the file contains exactly what is signed. */
const withoutTime = (attributes: readonly Attribute[]): Attribute[] =>
  attributes
    .filter(({ type }) => type !== signingTimeType)
    .toSorted((attribute, other) => Buffer.compare(encodingOf(attribute), encodingOf(other)));

const encodingOf = (attribute: Attribute): Buffer => Buffer.from(attribute.toSchema().toBER(false));

/** @param file sealed by a signer of `signWithoutTime` @returns it with the attributes that were signed */
export function leaveOutSigningTime(file: Uint8Array, unsealedLength: number): Uint8Array {
  const [seal, ...others] = partsOf(file, unsealedLength);
  if (seal === undefined || others.length > 0) throw new Error("A file has not one seal");
  const signed = readSignedMessage(seal.signature);
  for (const { signedAttrs } of signed.signerInfos)
    if (signedAttrs) signedAttrs.attributes = withoutTime(signedAttrs.attributes);
  const message = new ContentInfo({ contentType: signedDataType, content: signed.toSchema() });
  const digits = Buffer.from(message.toSchema().toBER(false)).toString("hex");
  const made = Buffer.from(file);
  made.write(digits.padEnd(seal.signature.length * 2, "0"), seal.start, "latin1");
  return made;
}
