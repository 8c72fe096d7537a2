import { createDecipheriv, createHash, hkdfSync, randomBytes, scryptSync } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type BackupKey,
  deriveKey,
  joined,
  newSalt,
  openBuffer,
  openStream,
  sealBuffer,
} from "./sealing.server.ts";

const words = "correct horse battery staple, and a spare";
const piece = 65_536;
const sealedPiece = piece + 16;
const headerBytes = (purpose: string) => 9 + 16 + 8 + 32 + 2 + purpose.length;
const purpose = "20261126T093000Z-3fa9c1d2/database";

let key: BackupKey;
beforeAll(async () => {
  key = await deriveKey(words, newSalt());
});

const open = (sealed: Buffer, as = purpose, by = key) =>
  openBuffer(by, as, sealed).then(
    (content) => content,
    (error: { reason?: string }) => error.reason,
  );

describe("what is sealed", () => {
  it.each([0, 1, piece - 1, piece, piece + 1, 2 * piece, 300_000])(
    "opens again, %d bytes of it, in pieces of any size",
    async (bytes) => {
      const content = randomBytes(bytes);
      const sealed = await sealBuffer(key, purpose, content);
      expect((await openBuffer(key, purpose, sealed)).equals(content)).toBe(true);
      async function* dribble() {
        for (let at = 0; at < sealed.length; at += 9_973) yield sealed.subarray(at, at + 9_973);
      }
      expect((await joined(openStream(key, purpose, dribble()))).equals(content)).toBe(true);
      if (bytes > 32) expect(sealed.includes(content.subarray(0, 32))).toBe(false);
    },
  );

  it("differs each time", async () => {
    const [one, other] = [
      await sealBuffer(key, "a", Buffer.from("x")),
      await sealBuffer(key, "a", Buffer.from("x")),
    ];
    expect(one.equals(other)).toBe(false);
  });

  it("does not open cut short, at any place, or with more behind it", async () => {
    const sealed = await sealBuffer(key, purpose, randomBytes(3 * piece));
    const start = headerBytes(purpose);
    const cuts = [0, 5, start - 1, start, start + 16, start + sealedPiece, start + 2 * sealedPiece];
    for (const cut of [...cuts, sealed.length - 1])
      expect(await open(sealed.subarray(0, cut)), `${cut} bytes`).toBe("damaged");
    expect(await open(Buffer.concat([sealed, Buffer.alloc(1)]))).toBe("damaged");
    expect(await open(Buffer.concat([sealed, Buffer.alloc(16)]))).toBe("damaged");
  });

  it("does not open with a bit changed, wherever", async () => {
    const sealed = await sealBuffer(key, purpose, randomBytes(piece + 500));
    const places = [
      0,
      8,
      10,
      40,
      66,
      70,
      headerBytes(purpose),
      sealed.length - 600,
      sealed.length - 1,
    ];
    for (const at of places) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(["damaged", "wrong-key"], `byte ${at}`).toContain(await open(changed));
    }
  });

  it("does not open with pieces swapped, left out or repeated", async () => {
    const sealed = await sealBuffer(key, purpose, randomBytes(4 * piece));
    const start = headerBytes(purpose);
    const at = (n: number) =>
      sealed.subarray(start + n * sealedPiece, start + (n + 1) * sealedPiece);
    const header = sealed.subarray(0, start);
    for (const order of [[1, 0, 2, 3], [0, 2, 3], [0, 1, 1, 2, 3], [0, 1, 3], [3]])
      expect(await open(Buffer.concat([header, ...order.map(at)])), String(order)).toBe("damaged");
  });

  it("opens as nothing else, and with no other key, which is said before anything is read", async () => {
    const sealed = await sealBuffer(key, purpose, Buffer.from("rows"));
    expect(await open(sealed, purpose.replace("2026", "2027"))).toBe("damaged");
    const other = await deriveKey(`${words}!`, key.salt);
    expect(await open(sealed, purpose, other)).toBe("wrong-key");
    expect(await open(sealed, purpose, { ...other, id: key.id })).toBe("damaged");
  });
});

/** From the description in docs/decisions/backups.md, by Node's own functions alone. */
it("opens by the documented format", async () => {
  const content = randomBytes(2 * piece + 77);
  const sealed = await sealBuffer(key, purpose, content);
  const nameLength = sealed.readUInt16BE(65);
  const header = sealed.subarray(0, 67 + nameLength);
  expect(header.subarray(0, 9).toString("latin1")).toBe("CDBACKUP\x01");
  expect(header.subarray(67).toString()).toBe(purpose);
  const secret = scryptSync(words, header.subarray(9, 25), 32, {
    N: 32768,
    r: 8,
    p: 1,
    maxmem: 2 ** 26,
  });
  const streamKey = hkdfSync("sha256", secret, header, "cleardawn backup 1: content", 32);
  const pieces: Buffer[] = [];
  const rest = sealed.subarray(header.length);
  for (let n = 0; n * sealedPiece < rest.length; n++) {
    const one = rest.subarray(n * sealedPiece, (n + 1) * sealedPiece);
    const nonce = Buffer.alloc(12);
    nonce.writeUInt32BE(n, 7);
    nonce[11] = (n + 1) * sealedPiece >= rest.length ? 1 : 0;
    const decipher = createDecipheriv("aes-256-gcm", Buffer.from(streamKey), nonce);
    decipher.setAuthTag(one.subarray(-16));
    pieces.push(decipher.update(one.subarray(0, -16)), decipher.final());
  }
  const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
  expect(hash(Buffer.concat(pieces))).toBe(hash(content));
});
