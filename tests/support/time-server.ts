/** A time server (RFC 3161) with a certificate of its own, which can behave badly. */

import { createHash, createSign, randomBytes, X509Certificate } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import * as asn1 from "asn1js";
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  getCrypto,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  Time,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from "pkijs";
import type { TimeServer } from "#platform/seals/seal-types.ts";

type Mood =
  | "well"
  | "refuses"
  | "fails"
  | "other-nonce"
  | "other-digest"
  | "forged"
  | "huge"
  | "leads-on"
  | "silent";

export interface TestTimeServer extends TimeServer {
  authority: string;
  mood: Mood;
  /** The number of stamps that were requested. */
  asked: number;
  stop(): Promise<void>;
}

const sha256Type = "2.16.840.1.101.3.4.2.1";
const ecdsaType = "1.2.840.10045.4.3.2";
const timeStampType = "1.2.840.113549.1.9.16.1.4";
const forTimeStamps = "1.3.6.1.5.5.7.3.8";
const forServers = "1.3.6.1.5.5.7.3.1";

/** @param at what its clock says; this moment without it */
export async function startTimeServer(at?: Date): Promise<TestTimeServer> {
  const { certificate, pem, keyPem } = await makeCertificate();
  const server = createServer({ cert: pem, key: keyPem }, (request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      running.asked += 1;
      switch (running.mood) {
        case "silent":
          return;
        case "fails":
          return response.writeHead(503).end();
        case "leads-on":
          return response.writeHead(302, { Location: "https://localhost:1/" }).end();
        case "huge":
          return response.end(Buffer.alloc(1_000_000));
        default:
          return response.end(answer(Buffer.concat(parts), running.mood));
      }
    });
  });

  function answer(body: Buffer, mood: Mood): Uint8Array {
    const asked = new TimeStampReq({ schema: asn1.fromBER(plain(body)).result });
    if (mood === "refuses")
      return derOf(new TimeStampResp({ status: new PKIStatusInfo({ status: 2 }) }));
    const { messageImprint } = asked;
    if (mood === "other-digest")
      messageImprint.hashedMessage = new asn1.OctetString({ valueHex: plain(randomBytes(32)) });
    const nonce = mood === "other-nonce" ? new asn1.Integer({ value: 7 }) : asked.nonce;
    const info = new TSTInfo({
      version: 1,
      policy: "1.2.3.4.1",
      messageImprint,
      serialNumber: new asn1.Integer({ value: running.asked }),
      genTime: at ?? new Date(),
      ...(nonce && { nonce }),
    });
    const content = new Uint8Array(info.toSchema().toBER(false));
    const attributes = [
      new Attribute({
        type: "1.2.840.113549.1.9.3",
        values: [new asn1.ObjectIdentifier({ value: timeStampType })],
      }),
      new Attribute({
        type: "1.2.840.113549.1.9.4",
        values: [
          new asn1.OctetString({ valueHex: plain(createHash("sha256").update(content).digest()) }),
        ],
      }),
    ];
    const signedAttrs = new SignedAndUnsignedAttributes({ type: 0, attributes });
    const signed = Buffer.from(signedAttrs.toSchema().toBER(false));
    // Attributes are signed as a set; in the message they have a tag of their own.
    signed[0] = 0x31;
    const signature = createSign("sha256").update(signed).sign(keyPem);
    if (mood === "forged")
      signature.writeUInt8(signature.readUInt8(signature.length - 1) ^ 1, signature.length - 1);
    const hash = new AlgorithmIdentifier({ algorithmId: sha256Type });
    const message = new SignedData({
      version: 3,
      digestAlgorithms: [hash],
      encapContentInfo: new EncapsulatedContentInfo({
        eContentType: timeStampType,
        eContent: new asn1.OctetString({ valueHex: plain(content) }),
      }),
      certificates: [certificate],
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({
            issuer: certificate.issuer,
            serialNumber: certificate.serialNumber,
          }),
          digestAlgorithm: hash,
          signedAttrs,
          signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: ecdsaType }),
          signature: new asn1.OctetString({ valueHex: plain(signature) }),
        }),
      ],
    });
    const timeStampToken = new ContentInfo({
      contentType: "1.2.840.113549.1.7.2",
      content: message.toSchema(true),
    });
    return derOf(new TimeStampResp({ status: new PKIStatusInfo({ status: 0 }), timeStampToken }));
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const running: TestTimeServer = {
    address: `https://localhost:${port}/`,
    authority: pem,
    mood: "well",
    asked: 0,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return running;
}

const plain = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
const derOf = (answer: TimeStampResp): Uint8Array => new Uint8Array(answer.toSchema().toBER(false));

async function makeCertificate() {
  const { subtle } = crypto;
  const keys = await subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ]);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1.Integer({ value: 1 });
  for (const side of [certificate.issuer, certificate.subject])
    side.typesAndValues.push(
      new AttributeTypeAndValue({
        type: "2.5.4.3",
        value: new asn1.Utf8String({ value: "localhost" }),
      }),
    );
  certificate.notBefore = new Time({ type: 0, value: new Date("2026-01-01T00:00:00Z") });
  certificate.notAfter = new Time({ type: 0, value: new Date("2046-01-01T00:00:00Z") });
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, getCrypto(true));
  certificate.extensions = [
    new Extension({
      extnID: "2.5.29.37",
      extnValue: new ExtKeyUsage({ keyPurposes: [forTimeStamps, forServers] })
        .toSchema()
        .toBER(false),
    }),
  ];
  await certificate.sign(keys.privateKey, "SHA-256");
  const pem = new X509Certificate(
    new Uint8Array(certificate.toSchema(true).toBER(false)),
  ).toString();
  const key = Buffer.from(await subtle.exportKey("pkcs8", keys.privateKey)).toString("base64");
  return {
    certificate,
    pem,
    keyPem: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`,
  };
}
