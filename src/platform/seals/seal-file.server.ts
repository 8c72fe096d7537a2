/** Seals a PDF (PAdES): adds a signature behind its end, and leaves every byte before as it was, tags too. */
import { CryptoKeySigner, PDF, type Signer, type TimestampAuthority } from "@libpdf/core";
import { leaveOutSigningTime, signWithoutTime } from "./leave-out-signing-time.server.ts";
import { openKeyFile } from "./read-key-file.server.ts";
import { isIntact } from "./read-seals.server.ts";
import type { SealKey, SealWork, TimeServer } from "./seal-types.ts";
import { askForTimeStamp, TimeServerError } from "./time-stamp.server.ts";

/** This holds a signature with all certificates of its chain, and a time stamp with those of its own. */
const roomBytes = 32_768;

export async function sealFile({
  content,
  key,
  reason,
  at,
  timeServer,
}: SealWork["seal"]["asked"]): Promise<SealWork["seal"]["made"]> {
  const signer = signWithoutTime(await signerOf(key));
  const sign = async (clock: Clock | undefined) => {
    const file = await PDF.load(content);
    const { bytes } = await file.sign({
      signer,
      reason,
      signingTime: at,
      fieldName: "Seal",
      estimatedSize: roomBytes,
      ...(clock === undefined
        ? { level: "B-B" }
        : { level: "B-T", timestampAuthority: clock.authority }),
    });
    const unsigned = leaveOutSigningTime(bytes, content.length);
    return checked(unsigned, { from: content, unsealedLength: content.length });
  };
  if (timeServer === undefined)
    return { content: await sign(undefined), stampedAt: undefined, fault: undefined };
  const clock = clockOf(timeServer);
  try {
    const sealed = await sign(clock);
    return { content: sealed, stampedAt: clock.stampedAt(), fault: undefined };
  } catch (error) {
    const fault = clock.fault() ?? faultOf(error);
    if (fault === undefined) throw error;
    return { content: await sign(undefined), stampedAt: undefined, fault };
  }
}

export async function stampFile({
  content,
  unsealedLength,
  timeServer,
}: SealWork["stamp"]["asked"]): Promise<SealWork["stamp"]["made"]> {
  const clock = clockOf(timeServer);
  try {
    const file = await PDF.load(content);
    const { bytes } = await file.addTimestamp({
      timestampAuthority: clock.authority,
      fieldName: "TimeStamp",
      estimatedSize: roomBytes,
    });
    const stampedAt = clock.stampedAt();
    if (stampedAt === undefined) throw new Error("A file was stamped without a time stamp");
    return { ok: true, content: checked(bytes, { from: content, unsealedLength }), stampedAt };
  } catch (error) {
    const reason = clock.fault() ?? faultOf(error);
    if (reason === undefined) throw error;
    return { ok: false, reason };
  }
}

const faultOf = (error: unknown) => (error instanceof TimeServerError ? error.fault : undefined);

/** The library wraps what its time servers throw: the fault is kept aside. */
function clockOf(timeServer: TimeServer) {
  let stampedAt: Date | undefined;
  let failed: TimeServerError | undefined;
  const authority: TimestampAuthority = {
    async timestamp(digest) {
      try {
        const stamp = await askForTimeStamp(timeServer, digest);
        stampedAt = stamp.at;
        return stamp.token;
      } catch (error) {
        if (error instanceof TimeServerError) failed = error;
        throw error;
      }
    },
  };
  return { authority, stampedAt: () => stampedAt, fault: () => failed?.fault };
}

type Clock = ReturnType<typeof clockOf>;

async function signerOf(key: SealKey): Promise<Signer> {
  if (key.kind === "uploaded") {
    const opened = await openKeyFile(key);
    if (!opened.ok) throw new Error(`The uploaded certificate cannot be used: ${opened.reason}`);
    return opened.signer;
  }
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  const privateKey = await crypto.subtle.importKey(
    "pkcs8",
    Uint8Array.from(key.privateKey),
    curve,
    false,
    ["sign"],
  );
  return new CryptoKeySigner(privateKey, key.certificate, "EC", "ECDSA");
}

/** Nothing is handed out that our own check would not pass. */
function checked(
  made: Uint8Array,
  { from, unsealedLength }: { from: Uint8Array; unsealedLength: number },
): Uint8Array {
  const isKept = Buffer.from(made.subarray(0, from.length)).equals(from);
  if (!isKept || !isIntact(made, unsealedLength))
    throw new Error("A sealed file does not pass its own check");
  return Uint8Array.from(made);
}
