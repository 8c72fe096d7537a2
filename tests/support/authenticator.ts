/**
 * A passkey in software: makes an ES256 key and signs challenges as WebAuthn specifies. Its options
 * make every kind of wrong answer.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { PasskeyAnswer, PasskeyRegistration } from "#platform/identity/passkey-form.ts";

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

export interface ForgedAnswer {
  origin?: string;
  relyingPartyId?: string;
  challenge?: string;
  type?: string;
  userVerified?: boolean;
  counter?: number;
  forged?: boolean;
}

export interface Authenticator {
  credentialId: string;
  register(challenge: string, lies?: ForgedAnswer): PasskeyRegistration;
  answer(challenge: string, lies?: ForgedAnswer): PasskeyAnswer;
}

/** @param counts signatures, as some authenticators do; the others always report zero */
export function createAuthenticator(
  site: { id: string; origin: string },
  counts = true,
): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const credentialId = id.toString("base64url");
  let counter = 0;

  const clientData = (type: string, challenge: string, lies: ForgedAnswer) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? site.origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (lies: ForgedAnswer, attested: Buffer | undefined) => {
    if (counts) counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    const present = 0x01;
    const verified = lies.userVerified === false ? 0 : 0x04;
    const flags = Buffer.from([present | verified | (attested ? 0x40 : 0)]);
    const party = sha256(Buffer.from(lies.relyingPartyId ?? site.id));
    return Buffer.concat([party, flags, count, attested ?? Buffer.alloc(0)]);
  };

  return {
    credentialId,
    register(challenge, lies = {}) {
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, encode(key)]);
      const attestation = new Map<string, Cbor>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authenticatorData(lies, attested)],
      ]);
      return {
        id: credentialId,
        rawId: credentialId,
        type: "public-key",
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, lies).toString("base64url"),
          attestationObject: encode(attestation).toString("base64url"),
          transports: ["internal"],
        },
        clientExtensionResults: {},
      };
    },
    answer(challenge, lies = {}) {
      const client = clientData("webauthn.get", challenge, lies);
      const data = authenticatorData(lies, undefined);
      const signed = Buffer.concat([data, sha256(client)]);
      const signature = sign("sha256", lies.forged ? sha256(signed) : signed, privateKey);
      return {
        id: credentialId,
        rawId: credentialId,
        type: "public-key",
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
        },
        clientExtensionResults: {},
      };
    },
  };
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest();

/** Implements the part of CBOR (RFC 8949) that keys and attestations need: lengths up to 65,535. */
function encode(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [encode(key), encode(entry)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(kind: number, length: number): Buffer {
  const major = kind << 5;
  if (length < 24) return Buffer.from([major | length]);
  return length < 256
    ? Buffer.from([major | 24, length])
    : Buffer.from([major | 25, length >> 8, length & 0xff]);
}
