import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { countUnreadNotifications } from "#features/notifications/list-notifications.server.ts";
import { notifications, threads, visits } from "#features/schema.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Role } from "#platform/identity/roles.ts";
import { actorOf, addClient, addPersonAt, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addDocumentFor } from "#tests/support/documents.ts";
import { addFinishedAt } from "#tests/support/inspections.ts";
import { addIssuedInvoice } from "#tests/support/invoices.ts";
import { roles } from "#tests/support/role-names.ts";
import { addVisit } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import type { AboutField } from "./about-fields.ts";
import { findThread } from "./find-thread.server.ts";
import { sendMessage, startThread } from "./send-message.server.ts";
import { listThreadsOfRecord } from "./threads-of-record.server.ts";

const writers: readonly Role[] = [
  "client-administrator",
  "client-member",
  "administrator",
  "account-manager",
  "supervisor",
];

describeDatabase((database) => {
  const context = useAccounts(database);

  async function stage() {
    const [ownClient, other] = [await addClient(context, 2), await addClient(context, 1)];
    const [facilityId = "", elsewhere = ""] = ownClient.facilityIds;
    const [foreign = ""] = other.facilityIds;
    const of = async (role: Role) =>
      actorOf(await addPersonAt(context, role, ownClient.id, [facilityId]));
    const recordsAt = async (id: string, clientId: string) => ({
      order: await addOrder(context, id),
      visitId: await addVisit(context, { facilityId: id, clientId }),
    });
    const begin = (actor: Actor, about: { [Field in AboutField]?: string }, at = facilityId) =>
      startThread(context, actor, {
        ...about,
        facilityId: at,
        subject: "Leak",
        text: "Hello",
        attempt: randomUUID(),
      });
    return {
      facilityId,
      elsewhere,
      foreign,
      clientId: ownClient.id,
      of,
      begin,
      here: await recordsAt(facilityId, ownClient.id),
      there: await recordsAt(elsewhere, ownClient.id),
      theirs: await recordsAt(foreign, other.id),
    };
  }

  it.each(roles)(
    "a %s begins and finds those of the own facility's records alone",
    async (role) => {
      const { of, begin, here, there, theirs, elsewhere } = await stage();
      const [actor, chief] = [await of(role), await of("administrator")];
      const mayWrite = writers.includes(role);
      for (const about of [{ workOrderId: here.order.id }, { visitId: here.visitId }]) {
        const begun = await begin(actor, about);
        expect(begun.ok).toBe(mayWrite);
        await begin(chief, about);
        const record =
          "visitId" in about
            ? ({ kind: "visit", id: here.visitId } as const)
            : ({ kind: "work-order", id: here.order.id } as const);
        const listed = await listThreadsOfRecord(context.db, actor, record);
        expect(listed).toHaveLength(mayWrite ? 2 : 0);
        if (!begun.ok) continue;
        const thread = await findThread(context.db, actor, begun.threadId);
        expect(thread?.about).toMatchObject(record);
      }
      // At the own facility, about a record of another one: whose it is makes no difference.
      const reason = mayWrite ? "unknown-record" : "not-found";
      for (const { order, visitId } of [there, theirs])
        for (const about of [{ workOrderId: order.id }, { visitId }])
          expect(await begin(actor, about)).toEqual({ ok: false, reason });
      await begin(chief, { workOrderId: there.order.id }, elsewhere);
      const other = { kind: "work-order", id: there.order.id } as const;
      const seen = await listThreadsOfRecord(context.db, actor, other);
      const seesAll = ["administrator", "account-manager", "client-administrator"].includes(role);
      expect(seen).toHaveLength(seesAll ? 1 : 0);
    },
  );

  describe("about an invoice, a document or an inspection", () => {
    async function records() {
      const staged = await stage();
      const { facilityId, clientId, of } = staged;
      const chief = await of("administrator");
      const wide = { clientId };
      const contract = { ...wide, type: "contract" as const };
      return {
        ...staged,
        chief,
        invoiceId: await addIssuedInvoice(context, { facilityId, clientId }, randomUUID()),
        contractId: await addDocumentFor(context, chief, contract),
        sheetId: await addDocumentFor(context, chief, wide),
        inspectionId: await addFinishedAt(context, { facilityId, clientId }),
      };
    }

    const seesContracts = ["administrator", "account-manager", "client-administrator"];

    it.each(roles)("a %s begins and reads it where the record is theirs to open", async (role) => {
      const { of, begin, chief, invoiceId, contractId, sheetId, inspectionId } = await records();
      const actor = await of(role);
      const reader = await of(role);
      for (const [about, isOpen] of [
        [{ invoiceId }, seesContracts.includes(role)],
        [{ documentId: contractId }, seesContracts.includes(role)],
        [{ documentId: sheetId }, true],
        [{ inspectionId }, true],
      ] as const) {
        const mayWrite = writers.includes(role) && isOpen;
        const reason = writers.includes(role) ? "unknown-record" : "not-found";
        const begun = await begin(actor, about);
        expect(begun).toMatchObject(mayWrite ? { ok: true } : { ok: false, reason });
        const otherThread = await begin(chief, about);
        if (!otherThread.ok) throw new Error(otherThread.reason);
        const thread = await findThread(context.db, reader, otherThread.threadId);
        expect(thread?.about?.id).toBe(mayWrite ? Object.values(about)[0] : undefined);
        // Neither the thread nor anything that tells of it.
        expect(thread !== undefined).toBe(mayWrite);
        const isTold = and(
          eq(notifications.recordId, otherThread.threadId),
          eq(notifications.accountId, actor.accountId),
        );
        if (!mayWrite) expect(await context.db.$count(notifications, isTold)).toBe(0);
        const answer = { text: "And?", attempt: randomUUID() };
        const reply = await sendMessage(context, actor, otherThread.threadId, answer);
        expect(reply.ok).toBe(mayWrite);
      }
    });

    it("who loses the right to invoices loses what was told of them", async () => {
      const { of, begin, chief, invoiceId } = await records();
      const reader = await of("client-administrator");
      await begin(chief, { invoiceId });
      expect(await countUnreadNotifications(context.db, notificationDefinitions, reader)).toBe(1);
      const member = { ...reader, role: "client-member" } as const;
      expect(await countUnreadNotifications(context.db, notificationDefinitions, member)).toBe(0);
    });

    it("of the client as a whole may be at any of its facilities, and at no other's", async () => {
      const { of, begin, sheetId, elsewhere, foreign, theirs } = await records();
      const manager = await of("client-administrator");
      expect(await begin(manager, { documentId: sheetId }, elsewhere)).toMatchObject({ ok: true });
      const chief = await of("administrator");
      const wrong = { ok: false, reason: "unknown-record" };
      expect(await begin(chief, { documentId: sheetId }, foreign)).toEqual(wrong);
      const both = { documentId: sheetId, workOrderId: theirs.order.id };
      expect(await begin(chief, both, foreign)).toEqual(wrong);
    });
  });

  it("is about one record, and outlives a visit that is dropped", async () => {
    const { of, begin, here } = await stage();
    const member = await of("client-member");
    const both = { workOrderId: here.order.id, visitId: here.visitId };
    expect(await begin(member, both)).toEqual({ ok: false, reason: "unknown-record" });
    const begun = await begin(member, { visitId: here.visitId });
    const id = begun.ok ? begun.threadId : "";
    await context.db.delete(visits).where(eq(visits.id, here.visitId));
    const thread = await findThread(context.db, member, id);
    expect(thread).toMatchObject({ subject: "Leak", about: undefined });
  });

  it("cannot be another client's record, whatever a program writes", async () => {
    const { of, begin, here, theirs } = await stage();
    const begun = await begin(await of("client-member"), { workOrderId: here.order.id });
    const id = begun.ok ? begun.threadId : "";
    for (const wrong of [
      { workOrderId: theirs.order.id },
      { workOrderId: null, visitId: theirs.visitId },
      { visitId: here.visitId },
    ])
      await expect(
        context.db.update(threads).set(wrong).where(eq(threads.id, id)),
      ).rejects.toThrow();
  });
});
