import { expect, it } from "vitest";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { listFilterChoices } from "./filter-choices.server.ts";

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted();

describeDatabase((database) => {
  const context = useAccounts(database);

  async function prepare() {
    const [one, other] = [await addClient(context, 2), await addClient(context, 2)];
    const manager = await addPerson(context, {
      role: "account-manager",
      clientIds: [one.id, other.id],
    });
    return { one, other, actor: actorOf(manager) };
  }

  it("few facilities are chosen at once", async () => {
    const { one, other, actor } = await prepare();
    const choices = await listFilterChoices(context.db, actor, {}, 4);
    expect(choices.clients).toEqual([]);
    expect(idsOf(choices.facilities)).toEqual(
      [...one.facilityIds, ...other.facilityIds].toSorted(),
    );
  });

  it("of many facilities the client is chosen first", async () => {
    const { one, other, actor } = await prepare();
    const choose = (chosen: Parameters<typeof listFilterChoices>[2]) =>
      listFilterChoices(context.db, actor, chosen, 3);
    const nothing = await choose({});
    expect(idsOf(nothing.clients)).toEqual([one.id, other.id].toSorted());
    expect(nothing.facilities).toEqual([]);
    const client = await choose({ clientId: other.id });
    expect(idsOf(client.facilities)).toEqual(other.facilityIds.toSorted());
    const facility = await choose({ facilityId: one.facilityIds[0] });
    expect(idsOf(facility.facilities)).toEqual(one.facilityIds.toSorted());
  });

  it("names nothing of clients that the reader does not look after", async () => {
    const { one, actor } = await prepare();
    const foreign = await addClient(context, 2);
    for (const chosen of [{ clientId: foreign.id }, { facilityId: foreign.facilityIds[0] }]) {
      const choices = await listFilterChoices(context.db, actor, chosen, 3);
      expect(choices.facilities).toEqual([]);
      expect(idsOf(choices.clients)).not.toContain(foreign.id);
    }
    const clientId = one.id;
    const person = await addPerson(context, { role: "client-administrator", clientId });
    const choices = await listFilterChoices(
      context.db,
      actorOf(person),
      { clientId: foreign.id },
      1,
    );
    expect(choices.clients).toEqual([]);
    expect(idsOf(choices.facilities)).toEqual(one.facilityIds.toSorted());
  });
});
