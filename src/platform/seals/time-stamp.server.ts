/** Asks a time server when it was (RFC 3161), and believes no answer that is not about what was asked. */
import { createHash, randomBytes } from "node:crypto";
import { request } from "node:https";
import { rootCertificates } from "node:tls";
import { fromBER, Integer, OctetString } from "asn1js";
import {
  AlgorithmIdentifier,
  ContentInfo,
  MessageImprint,
  type SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from "pkijs";
import type { SealWork, TimeServer, TimeServerFault } from "./seal-types.ts";
import { findSigner, readSignedMessage } from "./signed-message.server.ts";

const withinMs = 10_000;
const maxAnswerBytes = 64 * 1024;

const sha256Type = "2.16.840.1.101.3.4.2.1";
const timeStampType = "1.2.840.113549.1.9.16.1.4";
/** The certificate of a time server must name this purpose. */
const forTimeStamps = "1.3.6.1.5.5.7.3.8";

export class TimeServerError extends Error {
  readonly fault: TimeServerFault;

  constructor(fault: TimeServerFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

export interface TimeStamp {
  token: Uint8Array;
  at: Date;
}

/** @throws `TimeServerError` */
export async function askForTimeStamp(server: TimeServer, digest: Uint8Array): Promise<TimeStamp> {
  const nonce = new Integer({ valueHex: Uint8Array.of(0x40, ...randomBytes(15)).buffer });
  const requestContent = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256Type }),
      hashedMessage: new OctetString({ valueHex: Uint8Array.from(digest).buffer }),
    }),
    nonce,
    certReq: true,
  });
  const answer = await post(server, new Uint8Array(requestContent.toSchema().toBER(false)));
  try {
    return readAnswer(answer, digest, nonce);
  } catch (error) {
    throw error instanceof TimeServerError ? error : new TimeServerError("wrong", error);
  }
}

function readAnswer(answer: Uint8Array, digest: Uint8Array, nonce: Integer): TimeStamp {
  const { offset, result } = fromBER(Uint8Array.from(answer).buffer);
  if (offset === -1) throw new TimeServerError("wrong");
  const { status, timeStampToken } = new TimeStampResp({ schema: result });
  // Granted, or granted with changes.
  if (status.status !== 0 && status.status !== 1) throw new TimeServerError("refused");
  if (!(timeStampToken instanceof ContentInfo)) throw new TimeServerError("wrong");
  const token = new Uint8Array(timeStampToken.toSchema().toBER(false));
  const stamp = readTimeStamp(token, digest);
  if (stamp?.nonce?.isEqual(nonce) !== true) throw new TimeServerError("wrong");
  return { token, at: stamp.genTime };
}

/** @returns undefined where it is none of this digest, or its signature does not hold @throws for other things */
export function readTimeStamp(token: Uint8Array, digest: Uint8Array): TSTInfo | undefined {
  const signed = readSignedMessage(token);
  const content = contentOf(signed);
  if (signed.encapContentInfo.eContentType !== timeStampType || content === undefined)
    return undefined;
  const signer = findSigner(signed, content);
  // The certificate names what it is for.
  if (signer?.certificate.keyUsage?.includes(forTimeStamps) !== true) return undefined;
  const info = new TSTInfo({ schema: fromBER(Uint8Array.from(content).buffer).result });
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  const isOfDigest =
    hashAlgorithm.algorithmId === sha256Type &&
    Buffer.from(hashedMessage.valueBlock.valueHexView).equals(digest);
  return isOfDigest ? info : undefined;
}

/** The content may be in one piece or in several; both are allowed. */
function contentOf({ encapContentInfo: { eContent } }: SignedData): Uint8Array | undefined {
  return eContent && new Uint8Array(eContent.getValue());
}

function post({ address, authority }: TimeServer, body: Uint8Array): Promise<Uint8Array> {
  const answered = Promise.withResolvers<Uint8Array>();
  const refuse = (fault: TimeServerFault, cause?: unknown) =>
    answered.reject(new TimeServerError(fault, cause));
  const sending = request(
    address,
    {
      method: "POST",
      headers: { "Content-Type": "application/timestamp-query", "Content-Length": body.length },
      signal: AbortSignal.timeout(withinMs),
      ...(authority !== undefined && { ca: [...rootCertificates, authority] }),
    },
    (answer) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      answer.on("error", (error) => refuse("away", error));
      answer.on("data", (part: Buffer) => {
        bytes += part.length;
        parts.push(part);
        if (bytes > maxAnswerBytes) {
          refuse("wrong");
          sending.destroy();
        }
      });
      answer.on("end", () => {
        const { statusCode = 0 } = answer;
        if (statusCode === 200) answered.resolve(Buffer.concat(parts));
        // It leads nobody elsewhere: another address is for an administrator to enter.
        else refuse(statusCode >= 500 ? "away" : "refused");
      });
    },
  );
  sending.on("error", (error) => refuse("away", error));
  sending.end(body);
  return answered.promise;
}

export async function tryTimeServer({
  timeServer,
}: SealWork["try-time-server"]["asked"]): Promise<SealWork["try-time-server"]["made"]> {
  const digest = createHash("sha256").update(randomBytes(32)).digest();
  try {
    return { ok: true, stampedAt: (await askForTimeStamp(timeServer, digest)).at };
  } catch (error) {
    if (error instanceof TimeServerError) return { ok: false, reason: error.fault };
    throw error;
  }
}
