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
import { tryTimeServer } from "./time-stamp.server.ts";

const at = new Date("2026-11-20T15:00:00Z");
const until = new Date("2039-11-20T00:00:00Z");

async function taggedFile(): Promise<Uint8Array> {
  const file = openPdf({ title: "Contract", language: "en", date: at });
  addPaper(file);
  const box = { x: 54, y: 54, width: 200 };
  file.addSection([textPart(file, "H1", "Contract", box), textPart(file, "P", "$4,765.25", box)]);
  return file.finish();
}

async function ownKey(): Promise<SealKey> {
  return { kind: "own", ...(await makeCertificate({ name: "Harbor & Ñandú", from: at, until })) };
}

async function seal(timeServer?: Parameters<typeof sealFile>[0]["timeServer"]) {
  const content = await taggedFile();
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

describe("a sealed file", () => {
  it("keeps every byte of the one before it, and holds", async () => {
    const { content, key, sealed } = await seal();
    expect(Buffer.from(sealed.content.subarray(0, content.length)).equals(content)).toBe(true);
    expect(isIntact(sealed.content)).toBe(true);
    expect(isIntact(content)).toBe(false);
    const { fingerprint256 } = new X509Certificate(key.kind === "own" ? key.certificate : "");
    const fingerprint = fingerprint256.replaceAll(":", "").toLowerCase();
    expect(readSeals(sealed.content)).toEqual([{ kind: "seal", holds: true, fingerprint }]);
  });

  it("is found out wherever one byte of it is another", async () => {
    const { content, sealed } = await seal();
    const { length } = sealed.content;
    const places = [9, content.length >> 1, content.length - 2, content.length + 20, length - 9];
    for (let step = 1; step < 40; step++) places.push(Math.floor((content.length * step) / 40));
    for (const place of places)
      expect(isIntact(altered(sealed.content, place)), `${place}`).toBe(false);
  });

  it("is found out where something was added behind it", async () => {
    const { sealed } = await seal();
    expect(isIntact(Buffer.concat([sealed.content, Buffer.from("\n")]))).toBe(false);
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

  it("is made in a thread", async () => {
    const content = await taggedFile();
    const made = await sealInThread("make-certificate", { name: "Harbor", from: at, until });
    const asked = { content, key: { kind: "own", ...made } as const, reason: "", at };
    const sealed = await sealInThread("seal", { ...asked, timeServer: undefined });
    expect(isIntact(sealed.content)).toBe(true);
  });
});

describe("a time stamp", () => {
  it("comes with the seal where the time server answers", async () => {
    const clock = new Date("2026-11-20T15:00:03Z");
    const { sealed } = await seal(await timeServer(clock));
    expect(sealed).toMatchObject({ stampedAt: clock, fault: undefined });
    expect(readSeals(sealed.content)).toMatchObject([
      { kind: "seal", holds: true, stampedAt: clock },
    ]);
    expect(isIntact(sealed.content)).toBe(true);
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
    const { sealed } = await seal(server);
    expect(sealed).toMatchObject({ stampedAt: undefined, fault });
    expect(readSeals(sealed.content)).toMatchObject([{ kind: "seal", holds: true }]);
    expect(await tryTimeServer({ timeServer: server })).toEqual({ ok: false, reason: fault });
  });

  it("is taken from nobody whom the machine does not trust", async () => {
    const { address } = await timeServer();
    expect(await tryTimeServer({ timeServer: { address } })).toEqual({ ok: false, reason: "away" });
    const nowhere = { address: "https://localhost:1/" };
    expect(await tryTimeServer({ timeServer: nowhere })).toEqual({ ok: false, reason: "away" });
  });

  it("follows later, and leaves the sealed file as it was", async () => {
    const { sealed } = await seal();
    const clock = new Date("2026-11-21T08:00:00Z");
    const server = await timeServer(clock);
    const stamped = await stampFile({ content: sealed.content, timeServer: server });
    if (!stamped.ok) throw new Error(stamped.reason);
    expect(stamped.stampedAt).toEqual(clock);
    const { length } = sealed.content;
    expect(Buffer.from(stamped.content.subarray(0, length)).equals(sealed.content)).toBe(true);
    expect(readSeals(stamped.content)).toMatchObject([
      { kind: "seal", holds: true },
      { kind: "time-stamp", holds: true, stampedAt: clock },
    ]);
    expect(isIntact(stamped.content)).toBe(true);
    expect(isIntact(altered(stamped.content, length + 30))).toBe(false);
    server.mood = "fails";
    const asked = { content: sealed.content, timeServer: server };
    expect(await stampFile(asked)).toEqual({ ok: false, reason: "away" });
  });
});

const isInstalled = (program: string) => spawnSync(program, ["-v"]).error === undefined;

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
    const { sealed } = await seal();
    const stamped = await stampFile({ content: sealed.content, timeServer: await timeServer() });
    expect(look(stamped.ok ? stamped.content : sealed.content)).toContain("Signature is Valid");
  });
});
