/** Seals and time stamps are signed messages (CMS, RFC 5652); this reads one and verifies its signature. */
import { constants, createHash, verify, X509Certificate } from "node:crypto";
import { fromBER, OctetString } from "asn1js";
import {
  type Certificate,
  ContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  type SignerInfo,
} from "pkijs";

export const signedDataType = "1.2.840.113549.1.7.2";
const messageDigestType = "1.2.840.113549.1.9.4";
const pssType = "1.2.840.113549.1.1.10";

const hashNames: Readonly<Record<string, string>> = {
  "2.16.840.1.101.3.4.2.1": "sha256",
  "2.16.840.1.101.3.4.2.2": "sha384",
  "2.16.840.1.101.3.4.2.3": "sha512",
};

/** Algorithms that name the hash of the signature themselves; the others take that of the message. */
const signatureHashNames: Readonly<Record<string, string>> = {
  "1.2.840.113549.1.1.11": "sha256",
  "1.2.840.113549.1.1.12": "sha384",
  "1.2.840.113549.1.1.13": "sha512",
  "1.2.840.10045.4.3.2": "sha256",
  "1.2.840.10045.4.3.3": "sha384",
  "1.2.840.10045.4.3.4": "sha512",
};

const plain = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);

/** @param der what follows its end is left alone: files keep room for it @throws for what is none */
export function readSignedMessage(der: Uint8Array): SignedData {
  const { offset, result } = fromBER(plain(der).buffer);
  if (offset === -1) throw new Error("This is no signed message");
  const { contentType, content } = new ContentInfo({ schema: result });
  if (contentType !== signedDataType) throw new Error("This is no signed message");
  return new SignedData({ schema: content });
}

export interface MessageSigner {
  info: SignerInfo;
  certificate: X509Certificate;
}

/** @param content what was signed @returns undefined where the signature is not one of this content */
export function findSigner(signed: SignedData, content: Uint8Array): MessageSigner | undefined {
  const [info, ...others] = signed.signerInfos;
  if (info === undefined || others.length > 0) return undefined;
  const signer = signed.certificates?.find(
    (candidate): candidate is Certificate =>
      "serialNumber" in candidate && isNamedBy(candidate, info),
  );
  const hashName = hashNames[info.digestAlgorithm.algorithmId];
  const { signedAttrs } = info;
  if (signer === undefined || hashName === undefined || signedAttrs === undefined) return undefined;
  const [digest] =
    signedAttrs.attributes.find(({ type }) => type === messageDigestType)?.values ?? [];
  const hash = createHash(hashName).update(content).digest();
  if (!(digest instanceof OctetString) || !hash.equals(digest.valueBlock.valueHexView))
    return undefined;
  const certificate = new X509Certificate(new Uint8Array(signer.toSchema().toBER(false)));
  const { algorithmId } = info.signatureAlgorithm;
  const isRight = verify(
    signatureHashNames[algorithmId] ?? hashName,
    new Uint8Array(signedAttrs.encodedValue),
    keyOf(certificate, algorithmId),
    info.signature.valueBlock.valueHexView,
  );
  return isRight ? { info, certificate } : undefined;
}

function isNamedBy({ issuer, serialNumber }: Certificate, { sid }: SignerInfo): boolean {
  return (
    sid instanceof IssuerAndSerialNumber &&
    sid.serialNumber.isEqual(serialNumber) &&
    sid.issuer.isEqual(issuer)
  );
}

function keyOf({ publicKey }: X509Certificate, algorithmId: string) {
  if (algorithmId !== pssType) return { key: publicKey };
  return {
    key: publicKey,
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength: constants.RSA_PSS_SALTLEN_AUTO,
  };
}
