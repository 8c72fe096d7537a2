import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { visits, workOrders } from "#features/schema.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addVisitBegun } from "#tests/support/visits.ts";
import { createWorkOrder } from "./create-work-order.server.ts";
import { listOrdersOfVisit } from "./extra-visits.server.ts";
import { findWorkOrder } from "./find-work-order.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);

  async function planned() {
    const client = await addClient(context, 2);
    const [here = "", elsewhere = ""] = client.facilityIds;
    const other = await addClient(context, 1);
    const at = (facilityId: string, clientId: string) =>
      addVisitBegun(context, { facilityId, clientId }, -24 * 60);
    const someone = async (options: Parameters<typeof addPerson>[1]) =>
      actorOf(await addPerson(context, options));
    return {
      here,
      elsewhere,
      clientId: client.id,
      visits: {
        here: await at(here, client.id),
        elsewhere: await at(elsewhere, client.id),
        foreign: await at(other.facilityIds[0] ?? "", other.id),
      },
      member: await someone({ role: "client-member", clientId: client.id, facilityIds: [here] }),
      manager: await someone({ role: "account-manager", clientIds: [client.id] }),
      stranger: await someone({ role: "client-administrator", clientId: other.id }),
      crew: await someone({ role: "crew-lead", facilityIds: [here] }),
    };
  }

  const ask = (actor: Actor, facilityId: string, visitId: string) =>
    createWorkOrder(context, actor, {
      facilityId,
      visitId,
      category: "schedule-change",
      priority: "planned",
      text: "Please come at 8 PM",
    });

  it("is a work order that names its visit, for those who see both", async () => {
    const stage = await planned();
    const { member, manager, stranger, crew, here, visits: of } = stage;
    const made = await ask(member, here, of.here);
    if (!made.ok) throw new Error(made.reason);
    const listed = async (actor: Actor) =>
      (await listOrdersOfVisit(context.db, actor, of.here)).map(({ id }) => id);
    expect(await listed(member)).toEqual([made.id]);
    expect(await listed(manager)).toEqual([made.id]);
    // A crew lead sees orders that are assigned to them alone.
    for (const actor of [stranger, crew]) expect(await listed(actor)).toEqual([]);
    const workOrder = await findWorkOrder(context.db, manager, made.id);
    expect(workOrder?.visit).toMatchObject({ id: of.here, state: "scheduled" });
    const place = { assignedTo: crew.accountId, state: "assigned" } as const;
    await context.db.update(workOrders).set(place).where(eq(workOrders.id, made.id));
    expect(await listed(crew)).toEqual([made.id]);
  });

  it("is refused for a visit of another facility or client, or none", async () => {
    const { member, here, visits: of } = await planned();
    const unknown = { ok: false, reason: "unknown-visit" };
    for (const visitId of [of.elsewhere, of.foreign, crypto.randomUUID()])
      expect(await ask(member, here, visitId)).toEqual(unknown);
  });

  it("outlives a visit that is dropped, and is never tied to one of another client", async () => {
    const { member, here, visits: of } = await planned();
    const made = await ask(member, here, of.here);
    if (!made.ok) throw new Error(made.reason);
    const tie = (visitId: string) =>
      context.db.update(workOrders).set({ visitId }).where(eq(workOrders.id, made.id));
    await expect(tie(of.foreign)).rejects.toThrow();
    await context.db.delete(visits).where(eq(visits.id, of.here));
    const workOrder = await findWorkOrder(context.db, member, made.id);
    expect([workOrder?.visit, workOrder?.facilityId]).toEqual([undefined, here]);
  });
});
