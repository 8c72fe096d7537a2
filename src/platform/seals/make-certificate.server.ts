/** A certificate of our own, signed by its own key: nobody vouches for the name in it. */
import { randomBytes } from "node:crypto";
import { BitString, Integer, Utf8String } from "asn1js";
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  getCrypto,
  Time,
} from "pkijs";
import type { SealWork } from "./seal-types.ts";

const commonName = "2.5.4.3";
const basicConstraints = "2.5.29.19";
const keyUsage = "2.5.29.15";
/** Digital signature and content commitment, in the first two bits. */
const forSignatures = { valueHex: Uint8Array.of(0b1100_0000).buffer, unusedBits: 6 };

/** X.520 allows a common name no more characters. */
const maxName = 64;

export async function makeCertificate({
  name,
  from,
  until,
}: SealWork["make-certificate"]["asked"]): Promise<SealWork["make-certificate"]["made"]> {
  const { subtle } = crypto;
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  const keys = await subtle.generateKey(curve, true, ["sign", "verify"]);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ valueHex: serialNumber() });
  for (const side of [certificate.issuer, certificate.subject])
    side.typesAndValues.push(
      new AttributeTypeAndValue({
        type: commonName,
        value: new Utf8String({ value: Array.from(name).slice(0, maxName).join("") }),
      }),
    );
  certificate.notBefore = timeOf(from);
  certificate.notAfter = timeOf(until);
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, getCrypto(true));
  certificate.extensions = [
    new Extension({
      extnID: basicConstraints,
      critical: true,
      extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(false),
    }),
    new Extension({
      extnID: keyUsage,
      critical: true,
      extnValue: new BitString(forSignatures).toBER(false),
    }),
  ];
  await certificate.sign(keys.privateKey, "SHA-256");
  return {
    certificate: new Uint8Array(certificate.toSchema(true).toBER(false)),
    privateKey: new Uint8Array(await subtle.exportKey("pkcs8", keys.privateKey)),
  };
}

/** A serial number must be positive, and has no zero before it. */
function serialNumber(): ArrayBuffer {
  const bytes = new Uint8Array(randomBytes(16));
  bytes[0] = ((bytes[0] ?? 0) & 0b0111_1111) | 0b0100_0000;
  return bytes.buffer;
}

/** Readers take whole seconds only, and two digits of the year before 2050. */
function timeOf(moment: Date): Time {
  const value = new Date(Math.floor(moment.getTime() / 1000) * 1000);
  return new Time({ type: value.getUTCFullYear() < 2050 ? 0 : 1, value });
}
