import { expect, it } from "vitest";
import { facilities } from "#features/schema.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { findClientName, listFacilities } from "./find-facility.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);

  it("shows everybody the facilities of the own reach, and nobody another client's", async () => {
    const client = await addClient(context, 2);
    const other = await addClient(context, 1);
    const [assigned = ""] = client.facilityIds;
    const [foreign = ""] = other.facilityIds;
    const seenBy = async (options: Parameters<typeof addPerson>[1]) => {
      const person = await addPerson(context, options);
      const list = await listFacilities(context.db, actorOf(person));
      return list.map(({ id }) => id).filter((id) => [...client.facilityIds, foreign].includes(id));
    };
    const clientId = client.id;
    expect(new Set(await seenBy({ role: "client-administrator", clientId }))).toEqual(
      new Set(client.facilityIds),
    );
    const facilityIds = [assigned, foreign];
    expect(await seenBy({ role: "client-member", clientId, facilityIds })).toEqual([assigned]);
    expect(await seenBy({ role: "client-member", clientId })).toEqual([]);
    expect(await seenBy({ role: "recruiter" })).toEqual([]);
    expect(await seenBy({ role: "supervisor", facilityIds: [foreign] })).toEqual([foreign]);
    expect(await seenBy({ role: "account-manager", clientIds: [clientId] })).toHaveLength(2);
    expect(await seenBy({ role: "administrator" })).toHaveLength(3);
  });

  it("lists them by name, with their time zones", async () => {
    const { id: clientId } = await addClient(context);
    for (const [name, timeZone] of [
      ["Warehouse", "America/Indiana/Indianapolis"],
      ["Clinic", "America/Chicago"],
    ] as const)
      await context.db
        .insert(facilities)
        .values({ id: crypto.randomUUID(), clientId, name, timeZone });
    const person = await addPerson(context, { role: "client-administrator", clientId });
    const list = await listFacilities(context.db, actorOf(person));
    expect(list).toMatchObject([
      { name: "Clinic", timeZone: "America/Chicago" },
      { name: "Warehouse", timeZone: "America/Indiana/Indianapolis" },
    ]);
  });

  it("names a client to who may know of it", async () => {
    const [ownClient, other] = [await addClient(context), await addClient(context)];
    const person = actorOf(
      await addPerson(context, { role: "client-member", clientId: ownClient.id }),
    );
    expect(await findClientName(context.db, person, ownClient.id)).toMatch(/^Client /);
    expect(await findClientName(context.db, person, other.id)).toBeUndefined();
  });
});
