/** Seals by the library, looked at by our own check, and by poppler's `pdfsig` where it is installed. */
import { execFileSync, spawnSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDF } from "@libpdf/core";
import { describe, expect, it, onTestFinished } from "vitest";
import { addPaper, textPart } from "#platform/pdf/paper.ts";
import { openPdf } from "#platform/pdf/pdf-file.ts";
import { startTimeServer } from "#tests/support/time-server.ts";
import { makeCertificate } from "./make-certificate.server.ts";
import { isIntact, readSeals } from "./read-seals.server.ts";
import { sealFile, stampFile } from "./seal-file.server.ts";
import { sealInThread } from "./seal-in-thread.server.ts";
import type { SealKey } from "./seal-types.ts";
import { readSignedMessage } from "./signed-message.server.ts";
import { tryTimeServer } from "./time-stamp.server.ts";

const at = new Date("2026-11-20T15:00:00Z");
const until = new Date("2039-11-20T00:00:00Z");

async function taggedFile(words = "Contract"): Promise<Uint8Array> {
  const file = openPdf({ title: words, subject: words, language: "en", date: at });
  addPaper(file);
  const box = { x: 54, y: 54, width: 200 };
  file.addSection([
    textPart(file, "H1", words, box),
    textPart(file, "P", "$4,765.25", box),
    { tag: "Figure", alt: words, paint: () => void file.canvas.rect(54, 90, 9, 9).stroke() },
  ]);
  return file.finish();
}

async function ownKey(): Promise<SealKey> {
  return { kind: "own", ...(await makeCertificate({ name: "Harbor & Ñandú", from: at, until })) };
}

async function seal(
  timeServer?: Parameters<typeof sealFile>[0]["timeServer"],
  { words }: { words?: string } = {},
) {
  const content = await taggedFile(words);
  const key = await ownKey();
  const sealed = await sealFile({ content, key, reason: "Signed by both", at, timeServer });
  return { content, key, sealed };
}

const timeServer = async (...clock: Parameters<typeof startTimeServer>) => {
  const server = await startTimeServer(...clock);
  onTestFinished(() => server.stop());
  return server;
};

/** Each byte of the file is looked at by no more than a few checks, so that the test ends soon. */
const altered = (file: Uint8Array, at: number): Uint8Array => {
  const copy = Uint8Array.from(file);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};

/** The signed messages of a file as they stand there, each with the zeros that fill its room. */
const messagesIn = (file: Uint8Array, unsealedLength: number): Buffer[] =>
  [
    ...Buffer.from(file)
      .toString("latin1", unsealedLength)
      .matchAll(/\/Contents <([\da-f]+)>/gi),
  ].map(([, hex = ""]) => Buffer.from(hex, "hex"));

/** What a signature and its placeholder look like in the bytes of a file. */
const hostileWords = [
  "Terrence /ByteRange [0 1 2 3] Fields",
  "/ByteRange [0 9 9 9",
  "/Type /Sig /ByteRange [0 ********** ********** **********] /Contents <0000>",
  "%%EOF startxref 0 /ByteRange [0 5 7 1] /Contents <",
];

describe("a sealed file", () => {
  it("keeps every byte of the one before it, and holds", async () => {
    const { content, key, sealed } = await seal();
    expect(Buffer.from(sealed.content.subarray(0, content.length)).equals(content)).toBe(true);
    expect(isIntact(sealed.content, content.length)).toBe(true);
    expect(isIntact(content, content.length)).toBe(false);
    const { fingerprint256 } = new X509Certificate(key.kind === "own" ? key.certificate : "");
    const fingerprint = fingerprint256.replaceAll(":", "").toLowerCase();
    expect(readSeals(sealed.content, content.length)).toEqual([
      { kind: "seal", holds: true, fingerprint },
    ]);
  });

  it("is found out wherever one byte of it is another", async () => {
    const { content, sealed } = await seal();
    const { length } = sealed.content;
    const places = [9, content.length >> 1, content.length - 2, content.length + 20, length - 9];
    for (let step = 1; step < 40; step++) places.push(Math.floor((content.length * step) / 40));
    for (const place of places)
      expect(isIntact(altered(sealed.content, place), content.length), `${place}`).toBe(false);
  });

  it("is found out where something was added behind it", async () => {
    const { content, sealed } = await seal();
    expect(isIntact(Buffer.concat([sealed.content, Buffer.from("\n")]), content.length)).toBe(
      false,
    );
  });

  it("stays tagged, with the same structure", async () => {
    const { content, sealed } = await seal();
    const before = await PDF.load(content);
    const after = await PDF.load(sealed.content);
    const catalogOf = (file: PDF) => String(file.context.catalog.getDict().get("StructTreeRoot"));
    expect(catalogOf(after)).toBe(catalogOf(before));
    // What is added names the form alone: no page and no element of the structure is written anew.
    const added = Buffer.from(sealed.content.subarray(content.length)).toString("latin1");
    expect(added.match(/^\d+ 0 obj/gm)).toHaveLength(4);
    expect(added).toContain("/MarkInfo");
    expect(added).toContain("/Lang");
    expect(added).not.toMatch(/\/Type \/(?:Page|StructElem)\b/);
  });

  it("holds whatever the texts in it look like", async () => {
    for (const words of hostileWords) {
      const { content, sealed } = await seal(undefined, { words });
      expect(readSeals(sealed.content, content.length), words).toMatchObject([
        { kind: "seal", holds: true },
      ]);
      expect(isIntact(sealed.content, content.length), words).toBe(true);
      const stamped = await stampFile({
        content: sealed.content,
        unsealedLength: content.length,
        timeServer: await timeServer(),
      });
      expect(stamped.ok && isIntact(stamped.content, content.length), words).toBe(true);
    }
  });

  it("names its moment outside of the signed message alone, as PAdES asks for it", async () => {
    for (const server of [undefined, await timeServer()]) {
      const { content, sealed } = await seal(server);
      const [message] = messagesIn(sealed.content, content.length);
      const [signer] = readSignedMessage(message ?? Buffer.alloc(0)).signerInfos;
      const types = signer?.signedAttrs?.attributes.map(({ type }) => type) ?? [];
      expect(types.toSorted()).toEqual([
        "1.2.840.113549.1.9.16.2.47",
        "1.2.840.113549.1.9.3",
        "1.2.840.113549.1.9.4",
        "1.2.840.113549.1.9.52",
      ]);
      const encoded = signer?.signedAttrs?.attributes.map((attribute) =>
        Buffer.from(attribute.toSchema().toBER(false)),
      );
      expect(encoded).toEqual(encoded?.toSorted(Buffer.compare));
      const added = Buffer.from(sealed.content.subarray(content.length)).toString("latin1");
      expect(added).toContain("/M (D:20261120150000Z)");
    }
  });

  it("is made in a thread", async () => {
    const content = await taggedFile();
    const made = await sealInThread("make-certificate", { name: "Harbor", from: at, until });
    const asked = { content, key: { kind: "own", ...made } as const, reason: "", at };
    const sealed = await sealInThread("seal", { ...asked, timeServer: undefined });
    expect(isIntact(sealed.content, content.length)).toBe(true);
  });
});

describe("a time stamp", () => {
  it("comes with the seal where the time server answers", async () => {
    const clock = new Date("2026-11-20T15:00:03Z");
    const { content, sealed } = await seal(await timeServer(clock));
    expect(sealed).toMatchObject({ stampedAt: clock, fault: undefined });
    expect(readSeals(sealed.content, content.length)).toMatchObject([
      { kind: "seal", holds: true, stampedAt: clock },
    ]);
    expect(isIntact(sealed.content, content.length)).toBe(true);
  });

  it.each([
    ["refuses", "refused"],
    ["leads-on", "refused"],
    ["fails", "away"],
    ["other-nonce", "wrong"],
    ["other-digest", "wrong"],
    ["forged", "wrong"],
    ["huge", "wrong"],
  ] as const)("is not needed: a server that %s leaves a sealed file", async (mood, fault) => {
    const server = await timeServer();
    server.mood = mood;
    const { content, sealed } = await seal(server);
    expect(sealed).toMatchObject({ stampedAt: undefined, fault });
    expect(readSeals(sealed.content, content.length)).toMatchObject([
      { kind: "seal", holds: true },
    ]);
    expect(await tryTimeServer({ timeServer: server })).toEqual({ ok: false, reason: fault });
  });

  it("is taken from nobody whom the machine does not trust", async () => {
    const { address } = await timeServer();
    expect(await tryTimeServer({ timeServer: { address } })).toEqual({ ok: false, reason: "away" });
    const nowhere = { address: "https://localhost:1/" };
    expect(await tryTimeServer({ timeServer: nowhere })).toEqual({ ok: false, reason: "away" });
  });

  it("follows later, and leaves the sealed file as it was", async () => {
    const { content, sealed } = await seal();
    const unsealedLength = content.length;
    const clock = new Date("2026-11-21T08:00:00Z");
    const server = await timeServer(clock);
    const stamped = await stampFile({
      content: sealed.content,
      unsealedLength,
      timeServer: server,
    });
    if (!stamped.ok) throw new Error(stamped.reason);
    expect(stamped.stampedAt).toEqual(clock);
    const { length } = sealed.content;
    expect(Buffer.from(stamped.content.subarray(0, length)).equals(sealed.content)).toBe(true);
    expect(readSeals(stamped.content, content.length)).toMatchObject([
      { kind: "seal", holds: true },
      { kind: "time-stamp", holds: true, stampedAt: clock },
    ]);
    expect(isIntact(stamped.content, content.length)).toBe(true);
    expect(isIntact(altered(stamped.content, length + 30), content.length)).toBe(false);
    server.mood = "fails";
    const asked = { content: sealed.content, unsealedLength, timeServer: server };
    expect(await stampFile(asked)).toEqual({ ok: false, reason: "away" });
  });
});

const isInstalled = (program: string) => spawnSync(program, ["-v"]).error === undefined;

describe.skipIf(!isInstalled("openssl"))("openssl", () => {
  function ask(files: Readonly<Record<string, Uint8Array>>, ...options: string[]) {
    const folder = mkdtempSync(join(tmpdir(), "seal-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    return spawnSync("openssl", ["cms", "-inform", "DER", "-in", "message.der", ...options], {
      cwd: folder,
      encoding: "utf8",
    });
  }

  it("finds the signature valid, and no moment among what is signed", async () => {
    for (const server of [undefined, await timeServer()]) {
      const { content, sealed } = await seal(server);
      const [message = Buffer.alloc(0)] = messagesIn(sealed.content, content.length);
      const around = Buffer.from(sealed.content).indexOf(message.toString("hex"), "latin1");
      const signed = Buffer.concat([
        sealed.content.subarray(0, around - 1),
        sealed.content.subarray(around + message.length * 2 + 1),
      ]);
      const files = { "message.der": message, "signed.bin": signed };
      const printed = ask(files, "-cmsout", "-print");
      expect(printed.stdout).toContain("id-smime-aa-signingCertificateV2");
      expect(printed.stdout).not.toContain("signingTime");
      const options = ["-binary", "-content", "signed.bin", "-noverify", "-out", "out.bin"];
      expect(ask(files, "-verify", ...options).stderr).toContain("successful");
    }
  });
});

describe.skipIf(!isInstalled("pdfsig"))("pdfsig", () => {
  function look(file: Uint8Array): string {
    const folder = mkdtempSync(join(tmpdir(), "seal-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, "file.pdf");
    writeFileSync(path, file);
    return execFileSync("pdfsig", ["-nocert", path], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  }

  it("finds the seal valid and the whole file under it, and an altered one not", async () => {
    const { sealed, content } = await seal(await timeServer());
    const said = look(sealed.content);
    expect(said).toContain("Signature is Valid");
    expect(said).toContain("Total document signed");
    expect(said).toContain("ETSI.CAdES.detached");
    expect(said).toContain("Harbor & Ñandú");
    expect(look(altered(sealed.content, content.length >> 1))).not.toContain("Signature is Valid");
  });

  it("finds it valid still when a time stamp has followed", async () => {
    const { content, sealed } = await seal();
    const stamped = await stampFile({
      content: sealed.content,
      unsealedLength: content.length,
      timeServer: await timeServer(),
    });
    expect(look(stamped.ok ? stamped.content : sealed.content)).toContain("Signature is Valid");
  });
});
