import { expect, it } from "vitest";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { listFilterChoices } from "./filter-choices.server.ts";

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted();

describeDatabase((database) => {
  const context = useAccounts(database);

  async function prepare() {
    const [firstClient, secondClient] = [await addClient(context, 2), await addClient(context, 2)];
    const manager = await addPerson(context, {
      role: "account-manager",
      clientIds: [firstClient.id, secondClient.id],
    });
    return { firstClient, secondClient, actor: actorOf(manager) };
  }

  it("few facilities are chosen at once", async () => {
    const { firstClient, secondClient, actor } = await prepare();
    const choices = await listFilterChoices(context.db, actor, {}, 4);
    expect(choices.clients).toEqual([]);
    expect(idsOf(choices.facilities)).toEqual(
      [...firstClient.facilityIds, ...secondClient.facilityIds].toSorted(),
    );
  });

  it("of many facilities the client is chosen first", async () => {
    const { firstClient, secondClient, actor } = await prepare();
    const choose = (chosen: Parameters<typeof listFilterChoices>[2]) =>
      listFilterChoices(context.db, actor, chosen, 3);
    const nothing = await choose({});
    expect(idsOf(nothing.clients)).toEqual([firstClient.id, secondClient.id].toSorted());
    expect(nothing.facilities).toEqual([]);
    const client = await choose({ clientId: secondClient.id });
    expect(idsOf(client.facilities)).toEqual(secondClient.facilityIds.toSorted());
    const facility = await choose({ facilityId: firstClient.facilityIds[0] });
    expect(idsOf(facility.facilities)).toEqual(firstClient.facilityIds.toSorted());
  });

  it("names nothing of clients that the reader does not look after", async () => {
    const { firstClient, actor } = await prepare();
    const foreign = await addClient(context, 2);
    for (const chosen of [{ clientId: foreign.id }, { facilityId: foreign.facilityIds[0] }]) {
      const choices = await listFilterChoices(context.db, actor, chosen, 3);
      expect(choices.facilities).toEqual([]);
      expect(idsOf(choices.clients)).not.toContain(foreign.id);
    }
    const clientId = firstClient.id;
    const person = await addPerson(context, { role: "client-administrator", clientId });
    const choices = await listFilterChoices(
      context.db,
      actorOf(person),
      { clientId: foreign.id },
      1,
    );
    expect(choices.clients).toEqual([]);
    expect(idsOf(choices.facilities)).toEqual(firstClient.facilityIds.toSorted());
  });
});
