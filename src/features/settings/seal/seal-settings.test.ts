/** The certificates of seals: ours when needed, the company's own, its key, and the time server. */
import { X509Certificate } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { archivedTables } from "#features/archived-tables.server.ts";
import { companySettings, historyEvents, sealCertificates } from "#features/schema.ts";
import { dayMs } from "#platform/format/durations.ts";
import { testSecrets, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import {
  issuedKeyFile,
  legacyKeyFile,
  weakKeyFile,
  wrongPurposeKeyFile,
} from "#tests/support/key-files.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import * as certificateFile from "./certificate-file.ts";
import {
  findCertificateInUse,
  findSealKey,
  nameInSeal,
  stateOfUploaded,
} from "./seal-certificates.server.ts";
import type { SealPageData } from "./seal-page.server.ts";
import * as page from "./seal-page.tsx";

const path = "/office/settings/seal";

describeEachDatabase("engine", (database) => {
  const context = useAccounts(database);
  const cast = useCast(context, temporaryFiles());
  afterEach(async () => {
    await context.db.delete(companySettings);
    await context.db.delete(sealCertificates);
  });

  const parts = () => ({ db: context.db, secrets: testSecrets });
  const key = (now = new Date()) => findSealKey(parts(), now);
  const upload = (
    { file, password }: { file: Uint8Array; password: string },
    role: (typeof roles)[number] = "administrator",
  ) => {
    const form = new FormData();
    form.set("password", password);
    form.set("file", new Blob([Uint8Array.from(file)]), "company.p12");
    return cast.ask(role, `${path}?upload`, page.action, form);
  };
  const shown = async () =>
    (await cast.ask("administrator", path, page.loader)).body as SealPageData;

  it("is for administrators alone, with all that can be done on its page", async () => {
    const { certificate } = await key();
    for (const role of roles) {
      const isIn = role === "administrator";
      expect((await cast.ask(role, path, page.loader)).status, role).toBe(isIn ? 200 : 404);
      const file = `${path}/certificate.cer?id=${certificate.id}`;
      const { status } = await cast.ask(role, file, certificateFile.loader);
      expect(status, role).toBe(isIn ? 200 : 404);
      if (isIn) continue;
      expect((await upload(issuedKeyFile, role)).status, role).toBe(404);
      for (const what of ["remove", "test"])
        expect((await cast.ask(role, `${path}?${what}`, page.action, {})).status, role).toBe(404);
    }
    expect((await cast.ask(undefined, path, page.loader)).location).toMatch(/^\/client-portal\?/);
    expect(await findCertificateInUse(context.db, "uploaded")).toBeUndefined();
  });

  describe("our own", () => {
    it("is made once, also by two at once, and stays", async () => {
      const found = await Promise.all([key(), key()]);
      const [first, second] = found.map(({ certificate }) => certificate.fingerprint);
      expect(first).toBe(second);
      expect((await key()).certificate.fingerprint).toBe(first);
      expect(await context.db.$count(sealCertificates)).toBe(1);
      const row = await findCertificateInUse(context.db, "own");
      const made = new X509Certificate(Buffer.from(row?.certificate ?? "", "base64"));
      expect(made.subject).toContain("CN=");
      // It outlasts what it has sealed: contracts are kept ten years.
      expect(made.validToDate.getTime()).toBeGreaterThan(Date.now() + 12 * 365 * dayMs);
    });

    it("is replaced long before its end, and its key goes", async () => {
      const { certificate } = await key();
      const later = new Date(Date.now() + 2.1 * 365.25 * dayMs);
      const next = await key(later);
      expect(next.certificate.fingerprint).not.toBe(certificate.fingerprint);
      const rows = await context.db.select().from(sealCertificates);
      expect(rows).toHaveLength(2);
      const former = rows.find(({ id }) => id === certificate.id);
      expect(former).toMatchObject({ encryptedKey: null, usedUntil: expect.any(Date) });
      // Whoever has a file of it still finds its certificate.
      expect((await shown()).certificates).toHaveLength(2);
    });

    it("is replaced where its key cannot be read, or it names another company", async () => {
      const { certificate } = await key();
      const others = { ...testSecrets, decrypt: () => undefined };
      const broken = findSealKey({ db: context.db, secrets: others }, new Date());
      await expect(broken).rejects.toThrow("cannot be read");
      expect((await key()).certificate.fingerprint).toBe(certificate.fingerprint);
      await context.db.update(sealCertificates).set({ name: "Somebody else" });
      expect((await key()).certificate.name).toBe(nameInSeal());
    });

    it("has its key encrypted, and out of the archive", async () => {
      const { key: found } = await key();
      if (found.kind !== "own") throw new Error("not our own");
      const stored = JSON.stringify(await context.db.select().from(sealCertificates));
      expect(stored).not.toContain(Buffer.from(found.privateKey).toString("base64"));
      const archived = archivedTables.find(({ table }) => table === sealCertificates);
      expect(archived?.without).toEqual([sealCertificates.encryptedKey]);
    });
  });

  describe("the company’s own", () => {
    it("counts once it is uploaded, and ours again once it is removed", async () => {
      expect((await upload(issuedKeyFile)).location).toBe(`${path}?done=uploaded`);
      const { certificate, key: found } = await key();
      expect(certificate).toMatchObject({ kind: "uploaded", name: "Harbor Light, Inc." });
      expect(found).toEqual({ kind: "uploaded", ...issuedKeyFile });
      const data = await shown();
      expect(data).toMatchObject({
        uploaded: "usable",
        certificates: [{ name: "Harbor Light, Inc.", issuer: "Example Trust Authority" }],
      });
      const all = JSON.stringify([
        data,
        await context.db.select().from(sealCertificates),
        await context.db.select().from(historyEvents),
      ]);
      expect(all).not.toContain(issuedKeyFile.password);
      expect(all).not.toContain(Buffer.from(issuedKeyFile.file).toString("base64").slice(0, 60));
      // The same once more changes nothing.
      const before = await context.db.$count(historyEvents);
      await upload(issuedKeyFile);
      expect(await context.db.$count(historyEvents)).toBe(before);
      const removed = await cast.ask("administrator", `${path}?remove`, page.action, {});
      expect(removed.location).toBe(`${path}?done=removed`);
      expect((await key()).certificate.kind).toBe("own");
      const [row] = await context.db
        .select()
        .from(sealCertificates)
        .where(eq(sealCertificates.kind, "uploaded"));
      expect(row?.encryptedKey).toBeNull();
    });

    it("may be of an older program", async () => {
      expect((await upload(legacyKeyFile)).status).toBe(303);
      expect((await key()).key.kind).toBe("uploaded");
    });

    it("that has expired, or cannot be read, gives way to ours and is pointed out", async () => {
      await upload(issuedKeyFile);
      const row = await findCertificateInUse(context.db, "uploaded");
      if (row === undefined) throw new Error("nothing was stored");
      const later = new Date(row.validUntil.getTime() + 1);
      expect(stateOfUploaded(testSecrets, row, later)).toBe("expired");
      expect(stateOfUploaded({ decrypt: () => undefined }, row, new Date())).toBe("unreadable");
      expect((await key(later)).certificate.kind).toBe("own");
    });

    it.each([
      ["a wrong password", { ...issuedKeyFile, password: "x" }, "password"],
      ["no password", { ...issuedKeyFile, password: "" }, "password"],
      ["an endless password", { ...issuedKeyFile, password: "x".repeat(501) }, "password"],
      ["another purpose", wrongPurposeKeyFile, "signatures"],
      ["a weak key", weakKeyFile, "2048"],
      ["nothing", { file: Uint8Array.of(), password: "" }, "certificate"],
      ["a text", { file: Buffer.from("\0 hello"), password: "" }, "certificate"],
      [
        "half of it",
        { ...issuedKeyFile, file: issuedKeyFile.file.subarray(0, 700) },
        "certificate",
      ],
      ["too much", { file: Buffer.alloc(70_000, 0x30), password: "" }, "64 KB"],
      [
        "nested without end",
        { file: Buffer.alloc(60_000, Uint8Array.of(0x30, 0x80)), password: "" },
        "certificate",
      ],
    ])("is refused for %s", async (_, file, word) => {
      const refused = await upload(file);
      expect(refused.status).toBe(422);
      expect((refused.body as { problem: string }).problem).toContain(word);
      expect(JSON.stringify(refused.body)).not.toContain(issuedKeyFile.password);
      expect(await context.db.$count(sealCertificates)).toBe(0);
    });
  });

  it("the certificate can be downloaded, and nothing else by its address", async () => {
    const { certificate } = await key();
    const ask = (id: string) =>
      cast.ask("administrator", `${path}/certificate.cer?id=${id}`, certificateFile.loader);
    const file = await ask(certificate.id);
    expect(file.headers.get("content-disposition")).toMatch(/seal-[\da-f]{8}\.cer/);
    for (const id of ["", "\0", "x".repeat(100_000), crypto.randomUUID()])
      expect((await ask(encodeURIComponent(id))).status).toBe(404);
  });

  it.each([
    "http://time.example.com/",
    "https://user:secret@time.example.com/",
    "ftp://time.example.com",
    "time.example.com",
    `https://time.example.com/${"x".repeat(300)}`,
    "javascript:alert(1)",
  ])("a time server %.40s is refused", async (timeServer) => {
    const refused = await cast.ask("administrator", path, page.action, { timeServer });
    expect(refused.status).toBe(422);
  });

  it("says why the test of the time server failed", async () => {
    const test = () => cast.ask("administrator", `${path}?test`, page.action, {});
    expect((await test()).status).toBe(409);
    const timeServer = "https://localhost:1/";
    expect((await cast.ask("administrator", path, page.action, { timeServer })).status).toBe(303);
    const refused = await test();
    expect(refused.status).toBe(502);
    expect((refused.body as { problem: string }).problem).toContain("didn’t answer");
  });
});
