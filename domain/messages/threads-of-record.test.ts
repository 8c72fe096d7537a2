import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { threads, visits } from "#database/schema.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { addVisit } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { findThread } from "./find-thread.ts";
import { startThread } from "./send-message.ts";
import { listThreadsOfRecord } from "./threads-of-record.ts";

const writers: readonly Role[] = [
  ...(["client-administrator", "client-member"] as const),
  ...(["administrator", "account-manager", "supervisor"] as const),
];

describeDatabase((database) => {
  const context = useAccounts(database);

  async function stage() {
    const [own, other] = [await addClient(context, 2), await addClient(context, 1)];
    const [facilityId = "", elsewhere = ""] = own.facilityIds;
    const [foreign = ""] = other.facilityIds;
    const of = async (role: Role) =>
      actorOf(
        await addPerson(context, {
          ...{ role, clientId: own.id, clientIds: [own.id], facilityIds: [facilityId] },
        }),
      );
    const recordsAt = async (id: string, clientId: string) => ({
      order: await addOrder(context, id),
      visitId: await addVisit(context, { facilityId: id, clientId }),
    });
    const begin = (
      actor: Actor,
      about: { workOrderId?: string; visitId?: string },
      at = facilityId,
    ) =>
      startThread(context, actor, {
        ...{ ...about, facilityId: at, subject: "Leak", text: "Hello", attempt: randomUUID() },
      });
    return {
      ...{ facilityId, elsewhere, of, begin },
      here: await recordsAt(facilityId, own.id),
      there: await recordsAt(elsewhere, own.id),
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
        expect(await listThreadsOfRecord(context.db, actor, about)).toHaveLength(mayWrite ? 2 : 0);
        if (!begun.ok) continue;
        const thread = await findThread(context.db, actor, begun.threadId);
        const expected = "visitId" in about ? about.visitId : here.order.id;
        expect(thread?.about?.id).toBe(expected);
      }
      // At the own facility, about a record of another one: whose it is makes no difference.
      const reason = mayWrite ? "unknown-record" : "not-found";
      for (const { order, visitId } of [there, theirs])
        for (const about of [{ workOrderId: order.id }, { visitId }])
          expect(await begin(actor, about)).toEqual({ ok: false, reason });
      await begin(chief, { workOrderId: there.order.id }, elsewhere);
      const seen = await listThreadsOfRecord(context.db, actor, { workOrderId: there.order.id });
      const seesAll = ["administrator", "account-manager", "client-administrator"].includes(role);
      expect(seen).toHaveLength(seesAll ? 1 : 0);
    },
  );

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
