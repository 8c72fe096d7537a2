import { createHash, randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { eq, getTableName, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { archivedTables } from "#features/archived-tables.server.ts";
import * as schema from "#features/schema.ts";
import {
  companySettings,
  dataExportParts,
  dataExports,
  facilities,
  historyEvents,
  sessions,
} from "#features/schema.ts";
import { archivedColumns, archiveName } from "#platform/data-archive/archived-table.server.ts";
import { jsonOf } from "#platform/data-archive/table-contents.server.ts";
import { newId } from "#platform/database/new-id.ts";
import { openZip } from "#platform/spreadsheets/zip-archive.server.ts";
import { actorOf, addPerson, signInAs, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase, silentLog } from "#tests/support/databases.ts";
import { addOrderFile } from "#tests/support/files.ts";
import { useCast } from "#tests/support/roles.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { loader } from "./archive.ts";
import { deleteDataExport, requestDataExport } from "./data-export-commands.server.ts";
import { deleteOldExports, makeDataExports } from "./make-data-export.server.ts";

/** Tables of which nothing is taken out, and why. */
const staysInside: Readonly<Record<string, string>> = {
  account_links: "secrets of mails",
  appointment_links: "secret links",
  authenticator_apps: "secrets of signing in",
  backup_runs: "which backups were made of this installation",
  calendar_links: "secret addresses",
  challenges: "sign-ins under way",
  data_export_parts: "the archives themselves",
  data_exports: "the archives themselves",
  document_reminders: "which mails have left",
  form_attempts: "which forms have arrived",
  import_heads: "what was chosen for columns",
  import_rows: "files of other programs, kept for some days",
  inspection_entries: "which entries of a phone have arrived",
  survey_entries: "which entries of a phone have arrived",
  inspection_links: "secret links",
  known_devices: "browsers of people",
  morning_reports: "which mails have left",
  newsletter_opt_outs: "hashes that this installation alone can read",
  newsletter_signups: "not confirmed by anybody yet",
  notification_preferences: "of each person's own screens",
  notifications: "what people were told, for some weeks",
  own_page_links: "secret links",
  passkeys: "secrets of signing in",
  proposal_links: "secret links",
  rate_limits: "counts",
  recovery_codes: "secrets of signing in",
  sessions: "browsers that are signed in",
  settings: "what this installation remembers of itself",
  visit_entries: "which entries of a phone have arrived",
  website_picture_files: "sizes of pictures, made again from the whole ones",
};

it("every table is taken out, or stays inside for a reason", () => {
  const all = Object.values(schema)
    .filter((one) => one instanceof PgTable)
    .map((table) => getTableName(table));
  const taken = archivedTables.map(({ table }) => getTableName(table));
  expect(new Set(taken).size).toBe(taken.length);
  expect([...taken, ...Object.keys(staysInside)].toSorted()).toEqual([...new Set(all)].toSorted());
});

/** Hashes that prove what is written beside them. */
const fingerprints = [
  "proposals.evidence_hash",
  "proposal-evidence.previous_hash",
  "proposal-evidence.hash",
  "seal-certificates.fingerprint",
];

it("no column that is a secret leaves", () => {
  const secret = /secret|token|password|_hash$|hash$|encrypted|recovery|fingerprint|idempotency/;
  const leaving = archivedTables.flatMap((archived) =>
    archivedColumns(archived).map(({ name }) => `${archiveName(archived)}.${name}`),
  );
  expect(leaving.length).toBeGreaterThan(300);
  const secrets = leaving.filter((name) => secret.test(name) && !fingerprints.includes(name));
  expect(secrets).toEqual([]);
});

describeDatabase((database) => {
  const context = useAccounts(database);
  const files = temporaryFiles();
  const cast = useCast(context, files);
  const parts = () => ({ db: context.db, files, archivedTables, log: silentLog });
  const administrator = async () =>
    (await signInAs(context, await addPerson(context, { role: "administrator" }))).actor;

  it("an archive holds records as CSV and JSON, and files as they are, and opens for administrators alone", async () => {
    const actor = await administrator();
    const own = { clientId: cast.own.id, facilityId: cast.assigned };
    const file = await addOrderFile({ db: context.db, files }, actor, own);
    const notes = `=cmd|' /C calc'!A0\n"x", ñ`;
    await context.db
      .update(facilities)
      .set({ accessNotes: notes })
      .where(eq(facilities.id, cast.assigned));
    const requested = await requestDataExport(context, actor);
    if (!requested.ok) throw new Error(requested.reason);
    expect(await requestDataExport(context, actor)).toEqual({ ok: false, reason: "under-way" });
    expect(await makeDataExports(parts())).toBe(1);
    const path = `/office/export/${requested.id}/archive.zip`;
    for (const role of ["account-manager", "crew-lead", "client-administrator"] as const)
      expect((await cast.ask(role, path, loader)).status).toBe(404);
    expect((await cast.ask(undefined, path, loader)).status).toBe(303);
    const stored = await context.db
      .select()
      .from(dataExportParts)
      .where(eq(dataExportParts.exportId, requested.id));
    const pieces: Buffer[] = [];
    for (const { id, sha256 } of stored) {
      const content = await files.store.open(`${sha256.slice(0, 2)}/${sha256}-${id}`);
      for await (const piece of content ?? []) pieces.push(piece);
    }
    const archive = join(temporaryFolder(), "everything.zip");
    writeFileSync(archive, Buffer.concat(pieces));
    const zip = await openZip(archive);
    const textOf = async (name: string) => {
      const found: Buffer[] = [];
      for await (const piece of zip.read(name)) found.push(piece);
      return Buffer.concat(found).toString();
    };
    const rows: Record<string, unknown>[] = JSON.parse(await textOf("json/facilities.json"));
    expect(rows.find(({ id }) => id === cast.assigned)).toMatchObject({ access_notes: notes });
    expect(await textOf("csv/facilities.csv")).toContain(`"'=cmd|`);
    expect(JSON.parse(await textOf("json/accounts.json"))[0]).not.toHaveProperty("password_hash");
    expect(await textOf("json/file-attachments.json")).toContain(file.id);
    expect(await textOf("README.txt")).toContain("facilities");
    const kept = await context.db.select().from(schema.files).where(eq(schema.files.id, file.id));
    const [photoRow] = kept;
    const photo: Buffer[] = [];
    for await (const piece of zip.read(`files/${file.id}/${photoRow?.name}`)) photo.push(piece);
    expect(createHash("sha256").update(Buffer.concat(photo)).digest("hex")).toBe(photoRow?.sha256);
    for (const archived of archivedTables) {
      const name = archiveName(archived);
      const objects: unknown[] = JSON.parse(await textOf(`json/${name}.json`));
      const lines = parse(await textOf(`csv/${name}.csv`), { bom: true, columns: true });
      // The making of the archive is in the history by now.
      const since = archived.table === historyEvents ? 1 : 0;
      const count = await context.db.$count(archived.table, archived.rows);
      expect([name, objects.length, lines.length]).toEqual([name, count - since, count - since]);
    }
    const events = await context.db
      .select({ kind: historyEvents.kind })
      .from(historyEvents)
      .where(eq(historyEvents.recordId, requested.id))
      .orderBy(historyEvents.position);
    expect(events.map(({ kind }) => kind)).toEqual(["requested", "made"]);
  });

  it("of the settings those of the company leave, and those of its mail server stay", async () => {
    await context.db.insert(companySettings).values([
      { id: newId(), section: "company", value: { name: "Harbor" } },
      { id: newId(), section: "mail", value: { host: "smtp.example.com", password: "sealed" } },
    ]);
    const pieces: Uint8Array[] = [];
    for (const archived of archivedTables.filter(({ table }) => table === companySettings))
      for await (const piece of jsonOf(context.db, archived)) pieces.push(piece);
    const rows: unknown = JSON.parse(Buffer.concat(pieces).toString());
    expect(rows).toMatchObject([{ section: "company", value: { name: "Harbor" } }]);
    expect(rows).toHaveLength(1);
  });

  it("is made once for two who ask at the same time, and by no other role", async () => {
    const both = await Promise.all(
      [await administrator(), await administrator()].map((actor) =>
        requestDataExport(context, actor),
      ),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const other = actorOf(await addPerson(context, { role: "account-manager" }));
    expect(await requestDataExport(context, other)).toEqual({ ok: false, reason: "not-allowed" });
    const made = await Promise.all([makeDataExports(parts()), makeDataExports(parts())]);
    expect(made[0] + made[1]).toBe(1);
  });

  it("needs a recent proof of who asks for it, and of who takes it", async () => {
    const actor = await administrator();
    const late = { ...actor, sessionId: randomUUID() };
    expect(await requestDataExport(context, late)).toEqual({ ok: false, reason: "confirm-first" });
    const [ready] = await context.db
      .select()
      .from(dataExports)
      .where(eq(dataExports.state, "ready"));
    const path = `/office/export/${ready?.id}/archive.zip`;
    await cast.ask("administrator", path, loader);
    const setConfirmed = (minutesAgo: number) =>
      context.db
        .update(sessions)
        .set({ confirmedAt: sql`now() - make_interval(mins => ${minutesAgo})` });
    await setConfirmed(16);
    expect((await cast.ask("administrator", path, loader)).location).toBe(
      "/account/confirm?next=%2Foffice%2Fexport",
    );
    await setConfirmed(0);
    expect((await cast.ask("administrator", path, loader)).status).toBe(200);
  });

  it("goes after its days, from the store as well, or when somebody says so", async () => {
    const actor = await administrator();
    const ready = await context.db.select().from(dataExports).where(eq(dataExports.state, "ready"));
    const [first, second] = ready;
    if (first === undefined || second === undefined) throw new Error("no archives");
    expect(await deleteDataExport(context, actor, first.id)).toEqual({ ok: true });
    expect(await deleteDataExport(context, actor, first.id)).toEqual({ ok: false });
    await context.db
      .update(dataExports)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(dataExports.id, second.id));
    expect(
      (await cast.ask("administrator", `/office/export/${second.id}/archive.zip`, loader)).status,
    ).toBe(404);
    expect(await deleteOldExports(parts())).toBe(2);
    expect(await context.db.$count(dataExportParts)).toBe(0);
    expect(await context.db.$count(dataExports, eq(dataExports.state, "deleted"))).toBe(2);
  });

  it("says that there is no room, and leaves nothing behind", async () => {
    const actor = await administrator();
    const requested = await requestDataExport(context, actor);
    if (!requested.ok) throw new Error(requested.reason);
    await makeDataExports({ ...parts(), files: { ...files, hasRoom: async () => false } });
    await deleteOldExports(parts());
    const [row] = await context.db
      .select()
      .from(dataExports)
      .where(eq(dataExports.id, requested.id));
    expect(row).toMatchObject({ state: "failed", problem: "no-room" });
    expect(await context.db.$count(dataExportParts)).toBe(0);
  });

  /** Archives with one piece each; the store keeps no content of it. */
  async function addArchive(actor: Awaited<ReturnType<typeof administrator>>, set: object) {
    const id = newId();
    const { accountId: requestedBy, language } = actor;
    await context.db.insert(dataExports).values({ id, requestedBy, language, ...set });
    await context.db
      .insert(dataExportParts)
      .values({ id: newId(), exportId: id, position: 1, sha256: "0".repeat(64), bytes: 1 });
    return id;
  }
  const find = async (id: string) =>
    (await context.db.select().from(dataExports).where(eq(dataExports.id, id)))[0];
  const partsOf = (id: string) =>
    context.db.$count(dataExportParts, eq(dataExportParts.exportId, id));
  const away = { ...files.store, delete: () => Promise.reject(new Error("bucket is away")) };
  const broken = () => ({ ...parts(), files: { ...files, store: away } });
  const anHourAgo = () => new Date(Date.now() - 3_600_000);

  it("fails where the pieces of an earlier attempt cannot be deleted, and another one can be asked for", async () => {
    const actor = await administrator();
    const id = await addArchive(actor, { state: "working", attempts: 2, claimedAt: anHourAgo() });
    await makeDataExports(broken()).catch(() => undefined);
    expect(await find(id)).toMatchObject({ state: "failed", problem: "failed" });
  });

  it("is begun again after a minute, not at once, where something failed", async () => {
    const actor = await administrator();
    const id = await addArchive(actor, { state: "working", claimedAt: anHourAgo() });
    expect(await makeDataExports(broken())).toBe(1);
    expect(await find(id)).toMatchObject({ state: "working", attempts: 1 });
    await context.db
      .update(dataExports)
      .set({ claimedAt: anHourAgo() })
      .where(eq(dataExports.id, id));
    expect(await makeDataExports(parts())).toBe(1);
    expect(await find(id)).toMatchObject({ state: "ready" });
    await context.db.update(dataExports).set({ state: "deleted" }).where(eq(dataExports.id, id));
  });

  it("pieces that the bucket did not delete are deleted in a later round", async () => {
    const actor = await administrator();
    const over = { state: "ready", finishedAt: anHourAgo(), expiresAt: anHourAgo() };
    const id = await addArchive(actor, over);
    await deleteOldExports(broken()).catch(() => undefined);
    expect([(await find(id))?.state, await partsOf(id)]).toEqual(["deleted", 1]);
    await deleteOldExports(parts());
    expect(await partsOf(id)).toBe(0);
    expect(await context.db.$count(dataExportParts)).toBe(0);
  });

  it("leaves the deletion of its pieces to the job, so that a bucket holds up no form", async () => {
    const actor = await administrator();
    const ready = { state: "ready", finishedAt: anHourAgo(), expiresAt: new Date("2099-01-01") };
    const id = await addArchive(actor, ready);
    const deletion = await deleteDataExport(context, actor, id);
    expect([deletion, await partsOf(id)]).toEqual([{ ok: true }, 1]);
    await deleteOldExports(parts());
    expect(await partsOf(id)).toBe(0);
  });
});
