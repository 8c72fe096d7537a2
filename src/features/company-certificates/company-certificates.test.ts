/** Insurance and certificates of the company: who adds and removes them, and what becomes of their files. */
import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { companyCertificates } from "#features/schema.ts";
import { deleteUnusedFiles } from "#platform/files/delete-files.server.ts";
import { files } from "#platform/files/tables/files.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { historyOf } from "#tests/support/history.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { pdf } from "#tests/support/sample-files.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { findCertificateFile, listValidCertificates } from "./certificate-queries.server.ts";
import type { CertificatesData } from "./certificates-page.server.ts";
import * as page from "./certificates-page.tsx";

const path = "/office/settings/certificates";
const day = 24 * 3_600_000;

describeDatabase((database) => {
  const context = useAccounts(database);
  const storage = temporaryFiles();
  const cast = useCast(context, storage);
  afterEach(() => context.db.delete(companyCertificates));

  const policy = {
    name: "General liability, $2,000,000",
    issuer: "Prairie Mutual",
    validThrough: "2090-01-31",
  };
  type Fields = Record<string, string>;
  const add = (
    fields: Fields = {},
    role: (typeof roles)[number] = "administrator",
    contents: readonly Uint8Array[] = [],
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...policy, ...fields })) form.set(name, value);
    for (const content of contents)
      form.append("photos", new Blob([Uint8Array.from(content)]), "policy.pdf");
    return cast.ask(role, path, page.action, form);
  };
  const remove = (certificateId: string, role: (typeof roles)[number] = "administrator") =>
    cast.ask(role, `${path}?remove`, page.action, { certificateId });
  const shown = async () =>
    (await cast.ask("administrator", path, page.loader)).body as CertificatesData;
  const rows = () => context.db.select().from(companyCertificates);

  it("are for administrators alone", async () => {
    await add();
    const [row] = await rows();
    for (const role of roles) {
      const isIn = role === "administrator";
      expect((await cast.ask(role, path, page.loader)).status, role).toBe(isIn ? 200 : 404);
      if (isIn) continue;
      expect((await add({}, role)).status, role).toBe(404);
      expect((await remove(row?.id ?? "", role)).status, role).toBe(404);
    }
    expect((await cast.ask(undefined, path, page.loader)).location).toMatch(/^\/client-portal\?/);
    expect(await rows()).toEqual([row]);
  });

  it("are added with their file, removed once, and told in the history", async () => {
    const added = await add({}, "administrator", [pdf()]);
    expect(added.location).toBe(`${path}?done=added`);
    const [row] = await rows();
    const [valid] = await listValidCertificates(context.db);
    expect(valid).toMatchObject({
      ...policy,
      id: row?.id,
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect((await shown()).inForce[0]).toMatchObject({ file: `/office/files/${row?.fileId}` });
    expect((await remove(row?.id ?? "")).location).toBe(`${path}?done=removed`);
    expect((await remove(row?.id ?? "")).status).toBe(409);
    expect((await remove(randomUUID())).status).toBe(404);
    expect(await listValidCertificates(context.db)).toEqual([]);
    // Proposals that were sent with it still lead to its file, also after files that nobody uses were deleted.
    await deleteUnusedFiles({ db: context.db, files: storage }, new Date(Date.now() + 10 * day));
    expect(await findCertificateFile(context.db, valid?.sha256 ?? "")).toMatchObject({
      kind: "pdf",
    });
    const events = await historyOf(context.db, row?.id ?? "");
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(["added", "removed"]);
    expect(JSON.stringify(events)).toContain("Prairie Mutual");
  });

  it("are added once by the same form, and both where two are meant", async () => {
    const attempt = randomUUID();
    await add({ attempt });
    await add({ attempt });
    expect(await rows()).toHaveLength(1);
    const other = await add({ attempt, name: "Workers’ compensation" });
    expect(other.status).toBe(409);
    expect(await rows()).toHaveLength(1);
  });

  it("are removed by one of two who do it at once", async () => {
    await add();
    const [row] = await rows();
    const answers = await Promise.all([remove(row?.id ?? ""), remove(row?.id ?? "")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  });

  it("end with their last day, and a file that waits for the scanner is not handed out", async () => {
    await add({ validThrough: "2090-01-31" }, "administrator", [pdf()]);
    await add({ name: "A license", validThrough: "" });
    const on = async (iso: string) =>
      (await listValidCertificates(context.db, new Date(iso))).map(({ name }) => name);
    // The last day ends at midnight in Chicago.
    expect(await on("2090-02-01T05:59:00Z")).toEqual(["A license", policy.name]);
    expect(await on("2090-02-01T06:01:00Z")).toEqual(["A license"]);
    const [valid] = (await listValidCertificates(context.db)).filter(({ sha256 }) => sha256);
    await context.db.update(files).set({ isHeld: true });
    expect(await findCertificateFile(context.db, valid?.sha256 ?? "")).toBeUndefined();
  });

  it.each([
    ["name", ""],
    ["name", "x".repeat(161)],
    ["issuer", " "],
    ["validThrough", "2026-02-30"],
    ["validThrough", "2020-01-01"],
  ])("are refused with %s %j, beside the field", async (name, value) => {
    const refused = await add({ [name]: value });
    expect(refused.status).toBe(422);
    expect(Object.keys((refused.body as { errors: Fields }).errors)).toEqual([name]);
    expect(await rows()).toEqual([]);
  });

  it("have one file, and take nobody else's", async () => {
    expect((await add({}, "administrator", [pdf(), pdf()])).status).toBe(422);
    const stranger = await add({ [`photo.${randomUUID()}`]: "x.pdf" });
    expect(stranger.status).toBe(422);
    expect(await rows()).toEqual([]);
  });
});
