import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { fileAttachments, files } from "#features/schema.ts";
import { createWorkOrder } from "#features/work-orders/create-work-order.server.ts";
import { findWorkOrder } from "#features/work-orders/find-work-order.server.ts";
import { comment } from "#features/work-orders/handle-work-order.server.ts";
import { deleteFilesOf, deleteUnusedFiles } from "#platform/files/delete-files.server.ts";
import { storeFile } from "#platform/files/store-file.server.ts";
import { hourMs } from "#platform/format/durations.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { clientRoles, type Role, staffRoles } from "#platform/identity/roles.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addFile, addOrderFile, arrived } from "#tests/support/files.ts";
import { heic, pdf, photo, pixelBomb } from "#tests/support/sample-files.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { findFile } from "./file-response.server.ts";

const roles: readonly Role[] = [...clientRoles, ...staffRoles];

describeEachDatabase("locks", (database) => {
  const accounts = useAccounts(database);
  const storage = temporaryFiles();
  const context = () => ({ db: accounts.db, files: storage });
  const someone = async (options: Parameters<typeof addPerson>[1]) =>
    actorOf(await addPerson(accounts, options));
  const administrator = () => someone({ role: "administrator" });
  const storedNames = () =>
    readdirSync(storage.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  const storedOf = (id: string) => storedNames().filter((name) => name.includes(id));
  const find = (actor: Actor, id: string) => findFile(accounts.db, actor, id);

  describe("what is sent", () => {
    it("is stored as a photo with a small one, or as the document that it is", async () => {
      const actor = await administrator();
      const sent = await photo({ format: "png" });
      const stored = await storeFile(context(), actor, arrived(storage.incoming, sent, "door.png"));
      if (!stored.ok) throw new Error(stored.reason);
      expect(stored.file).toMatchObject({ kind: "jpeg", name: "door.jpg" });
      expect(stored.file.sentSha256).toMatch(/^[\da-f]{64}$/);
      expect(storedOf(stored.file.id)).toHaveLength(2);
      const paper = await addFile(context(), actor, pdf());
      const file = await find(actor, paper);
      expect(file).toMatchObject({ kind: "pdf", bytes: 2_000, thumbnailKey: undefined });
      const content = await storage.store.open(file?.key ?? "");
      if (content === undefined) throw new Error("nothing stored");
      expect((await buffer(content)).equals(pdf())).toBe(true);
    });

    it("is refused with a reason where it is no file of ours, and leaves no row", async () => {
      const actor = await administrator();
      const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>`);
      const cases = {
        empty: Buffer.alloc(0),
        heic,
        "unknown-kind": svg,
        "too-many-pixels": pixelBomb(),
        damaged: (await photo()).subarray(0, 300),
      };
      const before = await accounts.db.$count(files);
      for (const [reason, content] of Object.entries(cases)) {
        const file = arrived(storage.incoming, content, "photo.jpg");
        expect(await storeFile(context(), actor, file)).toEqual({ ok: false, reason });
      }
      expect(await accounts.db.$count(files)).toBe(before);
    });

    it("is taken of everybody but recruiters, and of nobody without end", async () => {
      for (const role of roles) {
        const file = arrived(storage.incoming, pdf());
        const { ok } = await storeFile(context(), await someone({ role }), file);
        expect(ok, role).toBe(role !== "recruiter");
      }
      const actor = await administrator();
      const first = await addFile(context(), actor, pdf());
      await accounts.db.execute(sql`insert into files
        (id, state, kind, bytes, sha256, sent_sha256, name, uploaded_by)
        select gen_random_uuid(), 'stored', kind, bytes, sha256, sent_sha256, name, uploaded_by
        from files, generate_series(1, 199) where id = ${first}`);
      const file = arrived(storage.incoming, pdf());
      expect(await storeFile(context(), actor, file)).toEqual({ ok: false, reason: "too-many" });
      expect((await storeFile(context(), await administrator(), file)).ok).toBe(true);
      // Photos of the company's own records, such as those of a walk-through, are no client's either.
      await accounts.db.execute(sql`insert into file_attachments (file_id, record_kind, record_id, position)
        select id, 'survey', gen_random_uuid(), 1 from files where uploaded_by = ${actor.accountId}`);
      const next = arrived(storage.incoming, pdf());
      expect((await storeFile(context(), actor, next)).ok).toBe(true);
    });

    it("counts bytes and pixels of what was refused as well, by account", async () => {
      const actor = await administrator();
      const damaged = (await photo({ width: 3_000, height: 2_000 })).subarray(0, 20_000);
      const send = (by: Actor, content: Buffer) =>
        storeFile(context(), by, arrived(storage.incoming, content));
      expect(await send(actor, damaged)).toEqual({ ok: false, reason: "damaged" });
      const used = async (what: string) => {
        const bucket = `files-${what}:${actor.accountId}`;
        const { rows } = await accounts.db.execute(
          sql`select used from rate_limits where bucket = ${bucket}`,
        );
        return rows[0]?.used;
      };
      expect(await used("decoded")).toBe(6);
      expect(await used("sent")).toBe(200);
      await accounts.db.execute(
        sql`update rate_limits set used = 3999 where bucket = ${`files-decoded:${actor.accountId}`}`,
      );
      expect(await send(actor, damaged)).toEqual({ ok: false, reason: "too-much" });
      // Documents are not unpacked.
      expect((await send(actor, pdf())).ok).toBe(true);
      await accounts.db.execute(
        sql`update rate_limits set used = 2000000 where bucket = ${`files-sent:${actor.accountId}`}`,
      );
      const nonsense = Buffer.from("nothing that we know");
      expect(await send(actor, nonsense)).toEqual({ ok: false, reason: "too-much" });
      expect((await send(await administrator(), await photo())).ok).toBe(true);
    });

    it("is not there for anybody if the store fails, and is cleaned up later", async () => {
      const actor = await administrator();
      const broken = {
        ...storage,
        store: { ...storage.store, put: () => Promise.reject(new Error("no disk")) },
      };
      const file = arrived(storage.incoming, pdf());
      await expect(storeFile({ db: accounts.db, files: broken }, actor, file)).rejects.toThrow();
      const [row] = await accounts.db
        .select()
        .from(files)
        .where(eq(files.uploadedBy, actor.accountId));
      expect(row?.state).toBe("arriving");
      expect(await find(actor, row?.id ?? "")).toBeUndefined();
      await deleteUnusedFiles(context(), new Date(Date.now() + 25 * hourMs));
      expect(await accounts.db.$count(files, eq(files.id, row?.id ?? ""))).toBe(0);
    });
  });

  describe("before it is attached", () => {
    it("a file opens for its sender alone", async () => {
      const client = await addClient(accounts, 1);
      const sender = await someone({ role: "client-administrator", clientId: client.id });
      const colleague = await someone({ role: "client-administrator", clientId: client.id });
      const id = await addFile(context(), sender);
      expect(await find(sender, id)).toMatchObject({ id, kind: "jpeg" });
      for (const actor of [colleague, await administrator()])
        expect(await find(actor, id)).toBeUndefined();
    });

    it("nobody attaches another's file, one that is attached, or one that is not there", async () => {
      const { id: clientId, facilityIds } = await addClient(accounts, 1);
      const [facilityId = ""] = facilityIds;
      const thief = await someone({ role: "client-administrator", clientId });
      const sender = await someone({ role: "client-administrator", clientId });
      const { id: attached, orderId } = await addOrderFile(context(), sender, {
        facilityId,
        clientId,
      });
      const ownFile = await addFile(context(), sender);
      const unknown = { ok: false, reason: "unknown-file" };
      const form = { facilityId, category: "spill", priority: "routine", text: "Water" } as const;
      const cases: [Actor, string[]][] = [
        [thief, [ownFile]],
        [sender, [attached]],
        [sender, [ownFile, randomUUID()]],
      ];
      for (const [actor, fileIds] of cases) {
        expect(await createWorkOrder(accounts, actor, form, fileIds)).toEqual(unknown);
        const written = { text: "See", isInternal: false, fileIds };
        expect(await comment(accounts, actor, orderId, written)).toEqual(unknown);
      }
      expect(await find(thief, ownFile)).toBeUndefined();
      const made = await createWorkOrder(accounts, sender, form, [ownFile, ownFile]);
      if (!made.ok) throw new Error(made.reason);
      const order = await findWorkOrder(accounts.db, thief, made.id);
      expect(order?.files.map(({ id }) => id)).toEqual([ownFile]);
      expect(await find(thief, ownFile)).toBeDefined();
    });

    it("it never belongs to the facility of one client and to another client", async () => {
      const client = await addClient(accounts, 1);
      const other = await addClient(accounts, 1);
      const actor = await administrator();
      const mixed = { facilityId: client.facilityIds[0] ?? "", clientId: other.id };
      await expect(addOrderFile(context(), actor, mixed)).rejects.toThrow();
    });
  });

  it("once attached it opens for whoever sees the record, and for nobody else", async () => {
    const ownClient = await addClient(accounts, 2);
    const other = await addClient(accounts, 1);
    const [assigned = "", unassigned = ""] = ownClient.facilityIds;
    const sender = await administrator();
    const place = { facilityId: assigned, clientId: ownClient.id };
    const { id } = await addOrderFile(context(), sender, place);
    const within = { clientIds: [ownClient.id], facilityIds: [assigned] };
    const elsewhere = { clientIds: [other.id], facilityIds: [unassigned] };
    for (const role of roles) {
      const right = await someone({ role, clientId: ownClient.id, ...within });
      const wrong = await someone({ role, clientId: ownClient.id, ...elsewhere });
      const foreign = await someone({ role, clientId: other.id, facilityIds: [assigned] });
      const seesAll = role === "administrator";
      const isTheirs = role !== "recruiter" && role !== "crew-lead";
      expect(await find(right, id).then(Boolean), role).toBe(isTheirs);
      expect(await find(wrong, id).then(Boolean), role).toBe(
        seesAll || role === "client-administrator",
      );
      if (clientRoles.some((clientRole) => clientRole === role))
        expect(await find(foreign, id)).toBeUndefined();
    }
    const crew = await someone({ role: "crew-lead", ...within });
    const orderPlace = { ...place, assignedTo: crew.accountId };
    const { id: theirs } = await addOrderFile(context(), sender, orderPlace);
    expect(await find(crew, theirs)).toBeDefined();
    expect(await find(crew, id)).toBeUndefined();
    expect(await find({ ...sender, needsSecondFactor: true }, id)).toBeUndefined();
    for (const wrong of ["", "x", `${id}'--`, randomUUID()])
      expect(await find(sender, wrong)).toBeUndefined();
  });

  it("of an internal comment it stays with staff, in lists and by its id", async () => {
    const { id: clientId, facilityIds } = await addClient(accounts, 1);
    const [facilityId = ""] = facilityIds;
    const manager = await someone({ role: "account-manager", clientIds: [clientId] });
    const client = await someone({ role: "client-administrator", clientId });
    const { id: orderId } = await addOrder(accounts, facilityId);
    const write = async (isInternal: boolean) => {
      const id = await addFile(context(), manager);
      const written = { text: "See the photo", isInternal, fileIds: [id] };
      expect(await comment(accounts, manager, orderId, written)).toMatchObject({ ok: true });
      return id;
    };
    const [internal, open] = [await write(true), await write(false)];
    const listed = async (actor: Actor) => {
      const order = await findWorkOrder(accounts.db, actor, orderId);
      return order?.history.flatMap((row) => row.files.map(({ id }) => id));
    };
    expect(await listed(manager)).toEqual([open, internal]);
    expect(await listed(client)).toEqual([open]);
    expect(await find(manager, internal)).toBeDefined();
    expect(await find(client, internal)).toBeUndefined();
    expect(await find(client, open)).toBeDefined();
  });

  describe("is deleted", () => {
    const cleanUpAfter = (hours: number) =>
      deleteUnusedFiles(context(), new Date(Date.now() + hours * hourMs));

    it("a day after it was sent and attached to nothing, with what is in the store", async () => {
      const actor = await administrator();
      const id = await addFile(context(), actor);
      await cleanUpAfter(23);
      expect(await find(actor, id)).toBeDefined();
      await cleanUpAfter(25);
      expect(await accounts.db.$count(files, eq(files.id, id))).toBe(0);
      expect(storedOf(id)).toEqual([]);
    });

    it("with its record: at once for people, a day later from the store", async () => {
      const { id: clientId, facilityIds } = await addClient(accounts, 1);
      const [facilityId = ""] = facilityIds;
      const actor = await administrator();
      const { id, orderId } = await addOrderFile(context(), actor, { facilityId, clientId });
      const { id: shared, orderId: second } = await addOrderFile(context(), actor, {
        facilityId,
        clientId,
      });
      await accounts.db.insert(fileAttachments).values({
        fileId: shared,
        recordKind: "work-order",
        recordId: orderId,
        position: 2,
      });
      expect(second).not.toBe(orderId);
      await cleanUpAfter(25);
      expect(await find(actor, id)).toBeDefined();
      await accounts.db.transaction((tx) => deleteFilesOf(tx, "work-order", [orderId]));
      expect(await find(actor, id)).toBeUndefined();
      expect(await find(actor, shared)).toBeDefined();
      await cleanUpAfter(1);
      expect(storedOf(id)).toHaveLength(2);
      await cleanUpAfter(25);
      expect(storedOf(id)).toEqual([]);
      expect(storedOf(shared)).toHaveLength(2);
    });

    it("where it was left half-way by a process that was killed", async () => {
      const path = join(storage.incoming, "left");
      const fresh = join(storage.incoming, "fresh");
      for (const file of [path, fresh]) writeFileSync(file, "half of a photo");
      const old = new Date(Date.now() - 25 * hourMs);
      utimesSync(path, old, old);
      expect(await cleanUpAfter(0)).toMatchObject({ leftovers: 1 });
      expect(readFileSync(fresh, "utf8")).toBe("half of a photo");
      expect(readdirSync(storage.incoming)).not.toContain("left");
    });
  });
});
