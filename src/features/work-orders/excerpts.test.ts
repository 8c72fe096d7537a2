import { expect, it } from "vitest";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { toWorkOrderTableRow } from "./list-screen.server.ts";
import { listWorkOrders, workOrderFinder } from "./list-work-orders.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);

  it("neither the list nor the command menu cuts an emoji in two", async () => {
    const { id: facilityId, clientId } = await addFacility(context);
    const actor = actorOf(await addPerson(context, { role: "client-administrator", clientId }));
    const found = { db: context.db, actor, home: "/client-portal", limit: 9 } as const;
    for (let before = 100; before < 116; before++) {
      const word = `word${before}`;
      const { id } = await addOrder(context, facilityId, {
        text: `${word} ${"a".repeat(before - word.length - 1)}👩‍👩‍👧‍👦 and ${"b".repeat(300)}`,
      });
      const [entry] = await workOrderFinder.find({ ...found, words: word });
      expect(entry?.to).toContain(id);
      expect(entry?.label).toMatch(/a(👩‍👩‍👧‍👦.*)?$/u);
    }
    await addOrder(context, facilityId, { text: `${"a".repeat(239)}👍🏽 thank you` });
    const filter = { tab: "all", sort: "newest" } as const;
    const { rows } = await listWorkOrders(context.db, actor, filter);
    const [row] = rows.map((order) => toWorkOrderTableRow(order, actor));
    expect(row?.excerpt).toBe("a".repeat(239));
  });
});
