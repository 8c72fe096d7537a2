import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { and, desc, eq, inArray } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { findDocument, findDocumentFile } from "#features/documents/find-document.server.ts";
import { isContentOfNoDocument } from "#features/documents/kept-files.server.ts";
import { fileRecords } from "#features/file-records.server.ts";
import { sendMessage } from "#features/messages/send-message.server.ts";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { auditEvents, files, notifications, accounts as people } from "#features/schema.ts";
import { comment } from "#features/work-orders/handle-work-order.server.ts";
import { deleteUnusedFiles } from "#platform/files/delete-files.server.ts";
import { storeFile, storeOccupantPhoto } from "#platform/files/store-file.server.ts";
import { openClamav } from "#platform/files/stores/clamav.server.ts";
import { keyOf } from "#platform/files/stores/file-store.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { malware, testScanner, undecided } from "#tests/support/clamd.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addDocumentFor } from "#tests/support/documents.ts";
import { addFile, arrived } from "#tests/support/files.ts";
import { pdf, photo } from "#tests/support/sample-files.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addThread } from "#tests/support/threads.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { checkHeldFiles } from "./check-held-files.server.ts";
import { findFile } from "./file-response.server.ts";

const owners = { fileRecords, notificationDefinitions };
const infected = () => Buffer.concat([pdf(), Buffer.from(malware)]);

describeDatabase((database) => {
  const accounts = useAccounts(database);
  const clamd = testScanner();
  const storage = temporaryFiles();
  const context = () => ({
    db: accounts.db,
    files: { ...storage, scanner: openClamav(clamd.url, { silenceMs: 1_500, wholeMs: 10_000 }) },
  });
  const boss = async () => actorOf(await addPerson(accounts, { role: "administrator" }));
  const storedOf = (id: string) =>
    readdirSync(storage.folder, { recursive: true }).filter((name) => String(name).includes(id));
  const lastAudit = async () => {
    const rows = await accounts.db
      .select()
      .from(auditEvents)
      .orderBy(desc(auditEvents.at))
      .limit(1);
    return rows[0];
  };

  beforeEach(() => {
    clamd.instead = undefined;
  });

  it("what is clean opens at once", async () => {
    const actor = await boss();
    for (const content of [pdf(), await photo()]) {
      const id = await addFile(context(), actor, content);
      expect((await findFile(accounts.db, actor, id))?.id).toBe(id);
    }
  });

  it("malware is refused, stored nowhere and on record, whoever sends it", async () => {
    const actor = await boss();
    const before = await accounts.db.$count(files);
    const refused = { ok: false, reason: "infected" };
    const file = () => arrived(storage.incoming, infected(), "invoice.pdf");
    expect(await storeFile(context(), actor, file())).toEqual(refused);
    expect(await lastAudit()).toMatchObject({
      kind: "malware-refused",
      actorId: actor.accountId,
      details: { signature: "Test-Signature", sha256: file().sha256 },
    });
    const hidden = Buffer.concat([await photo(), Buffer.from(malware)]);
    const sent = arrived(storage.incoming, hidden, "door.jpg");
    expect(await storeOccupantPhoto(context(), sent, "network")).toEqual(refused);
    expect(await lastAudit()).toMatchObject({ kind: "malware-refused", actorId: null });
    expect(await accounts.db.$count(files)).toBe(before);
  });

  it("while the scanner is away, files are taken, open for nobody, and pass when it is back", async () => {
    const actor = await boss();
    clamd.instead = "hang-up";
    const ids = [
      await addFile(context(), actor, pdf()),
      await addFile(context(), actor, await photo()),
    ];
    for (const id of ids) expect(await findFile(accounts.db, actor, id)).toBeUndefined();
    expect(await checkHeldFiles({ ...context(), ...owners })).toMatchObject({
      passed: 0,
      waiting: expect.any(String),
    });
    // Nor does taking the scanner away release them.
    expect(await checkHeldFiles({ db: accounts.db, files: storage, ...owners })).toMatchObject({
      passed: 0,
      waiting: "no scanner is configured",
    });
    for (const id of ids) expect(await findFile(accounts.db, actor, id)).toBeUndefined();
    clamd.instead = undefined;
    expect(await checkHeldFiles({ ...context(), ...owners })).toEqual({ passed: 2, refused: 0 });
    for (const id of ids) expect((await findFile(accounts.db, actor, id))?.id).toBe(id);
    expect(await checkHeldFiles({ ...context(), ...owners })).toEqual({ passed: 0, refused: 0 });
  });

  it("what the scanner has no verdict about, or the store has lost, keeps nothing else waiting", async () => {
    const actor = await boss();
    clamd.instead = "hang-up";
    const strange = Buffer.concat([pdf(), Buffer.from(undecided)]);
    const held = await addFile(context(), actor, strange);
    const lost = await addFile(context(), actor, Buffer.concat([pdf(), Buffer.from("lost")]));
    const [{ sha256 } = { sha256: "" }] = await accounts.db
      .select()
      .from(files)
      .where(eq(files.id, lost));
    await storage.store.delete(keyOf({ id: lost, sha256 }));
    const id = await addFile(context(), actor, await photo());
    clamd.instead = undefined;
    expect(await checkHeldFiles({ ...context(), ...owners })).toEqual({
      passed: 1,
      refused: 0,
      waiting: expect.any(String),
    });
    expect((await findFile(accounts.db, actor, id))?.id).toBe(id);
    expect(await findFile(accounts.db, actor, held)).toBeUndefined();
    await accounts.db
      .update(files)
      .set({ state: "deleted", deletedAt: new Date(), isHeld: false })
      .where(inArray(files.id, [held, lost]));
  });

  it("malware in what came with a part of a record is told of at that record", async () => {
    const client = await addClient(accounts, 1);
    const actor = await boss();
    const [facilityId = ""] = client.facilityIds;
    const thread = await addThread(accounts, actor, facilityId);
    const order = await addOrder(accounts, facilityId);
    clamd.instead = "nothing";
    const sent = Buffer.concat([infected(), Buffer.from("by message")]);
    const message = { text: "Look", attempt: randomUUID() };
    await sendMessage(accounts, actor, thread, message, [await addFile(context(), actor, sent)]);
    const other = await addFile(context(), actor, Buffer.concat([infected(), Buffer.from("2")]));
    const remark = { text: "Look", isInternal: true, fileIds: [other] };
    expect(await comment(accounts, actor, order.id, remark)).toMatchObject({ ok: true });
    clamd.instead = undefined;
    expect(await checkHeldFiles({ ...context(), ...owners })).toEqual({ passed: 0, refused: 2 });
    const malwareNotifications = await accounts.db
      .select({ recordKind: notifications.recordKind, recordId: notifications.recordId })
      .from(notifications)
      .where(and(eq(notifications.kind, "malware"), eq(notifications.accountId, actor.accountId)));
    expect(malwareNotifications).toEqual(
      expect.arrayContaining([
        { recordKind: "thread", recordId: thread },
        { recordKind: "work-order", recordId: order.id },
      ]),
    );
  });

  it("malware that came meanwhile is removed from its document, which says so", async () => {
    const client = await addClient(accounts, 1);
    const manager = await addPerson(accounts, { role: "account-manager", clientIds: [client.id] });
    const actor = await boss();
    clamd.instead = "nothing";
    const fileId = await addFile(context(), actor, infected());
    const id = await addDocumentFor(accounts, actor, { clientId: client.id }, fileId);
    const clock = { now: new Date(), companyZone: "UTC" };
    const findDetail = () => findDocument(accounts.db, actor, id, clock);
    expect(await findDetail()).toMatchObject({ isHeld: true, fileState: "stored" });
    const notifiedPeopleOf = () =>
      accounts.db.select().from(notifications).where(eq(notifications.recordId, id));
    expect(await notifiedPeopleOf()).toEqual([]);
    expect(storedOf(fileId)).toHaveLength(1);
    clamd.instead = undefined;
    expect(await checkHeldFiles({ ...context(), ...owners })).toEqual({ passed: 0, refused: 1 });
    expect(await findDetail()).toMatchObject({ isHeld: false, fileState: "deleted" });
    expect(await findDocumentFile(accounts.db, actor, id)).toBeUndefined();
    expect(storedOf(fileId)).toEqual([]);
    expect(await lastAudit()).toMatchObject({ kind: "malware-refused", clientId: client.id });
    const notifiedPeople = await notifiedPeopleOf();
    expect(notifiedPeople).toContainEqual(
      expect.objectContaining({ accountId: manager.id, recordId: id }),
    );
    const ourOwn = await accounts.db
      .select({ role: people.role })
      .from(people)
      .where(
        inArray(
          people.id,
          notifiedPeople.map(({ accountId }) => accountId),
        ),
      );
    expect([...new Set(ourOwn.map(({ role }) => role))].toSorted()).toEqual([
      "account-manager",
      "administrator",
    ]);
    // The cleanup leaves the version its row, and goes on with the others.
    await accounts.db
      .update(files)
      .set({ deletedAt: new Date(0) })
      .where(eq(files.id, fileId));
    await deleteUnusedFiles(context(), new Date(), isContentOfNoDocument);
    expect(await findDetail()).toMatchObject({ fileState: "deleted" });
  });
});
