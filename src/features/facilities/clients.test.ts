import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { historyEvents } from "#features/schema.ts";
import { clientRoles, staffRoles } from "#platform/identity/roles.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { createClient, createFacility } from "./create-client.server.ts";
import { listClients } from "./list-clients.server.ts";

const facility = { name: "Clinic", timeZone: "America/Chicago" } as const;

describeDatabase((database) => {
  const context = useAccounts(database);

  it("are created by administrators, with their facilities, and by nobody else", async () => {
    const { id: existing } = await addClient(context);
    for (const role of [...clientRoles, ...staffRoles]) {
      const actor = actorOf(await addPerson(context, { role }));
      const created = await createClient(context, actor, { name: "Oak Ridge Schools" });
      const added = await createFacility(context, actor, existing, facility);
      if (role !== "administrator") {
        expect([created, added]).toMatchObject([{ ok: false }, { ok: false }]);
        continue;
      }
      if (!created.ok || !added.ok) throw new Error("not created");
      const list = await listClients(context.db, actor);
      expect(list).toContainEqual({ id: created.id, name: "Oak Ridge Schools", facilities: [] });
      expect(list).toContainEqual(
        expect.objectContaining({ facilities: [{ id: added.id, ...facility }] }),
      );
      expect(await createFacility(context, actor, randomUUID(), facility)).toEqual({
        ok: false,
        reason: "not-found",
      });
      expect(await context.db.$count(historyEvents, eq(historyEvents.recordId, added.id))).toBe(1);
    }
  });

  it("of a name that is there already are added only if somebody says so, also two at once", async () => {
    const actor = actorOf(await addPerson(context, { role: "administrator" }));
    const name = `Harbor ${randomUUID()}`;
    const add = (more: { name?: string; isAnother?: "yes" } = {}) =>
      createClient(context, actor, { name, ...more });
    const both = await Promise.all([add(), add({ name: name.toUpperCase() })]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ok: false, reason: "same-name" });
    expect(await add()).toEqual({ ok: false, reason: "same-name" });
    expect(await add({ isAnother: "yes" })).toMatchObject({ ok: true });
  });

  it("are known to staff by assignment, and to no client's person by this list", async () => {
    const ownClient = await addClient(context, 2);
    const other = await addClient(context, 1);
    const [assigned = ""] = ownClient.facilityIds;
    const seen = async (options: Parameters<typeof addPerson>[1]) => {
      const list = await listClients(context.db, actorOf(await addPerson(context, options)));
      const mine = list.filter(({ id }) => ([ownClient.id, other.id] as string[]).includes(id));
      return mine.map(({ facilities }) => facilities.length);
    };
    expect(await seen({ role: "account-manager", clientIds: [ownClient.id] })).toEqual([2]);
    expect(await seen({ role: "supervisor", facilityIds: [assigned] })).toEqual([1]);
    expect(await seen({ role: "crew-lead" })).toEqual([]);
    expect(await seen({ role: "recruiter" })).toEqual([]);
    expect(await seen({ role: "client-administrator", clientId: ownClient.id })).toEqual([]);
    expect((await seen({ role: "administrator" })).toSorted()).toEqual([1, 2]);
  });
});
