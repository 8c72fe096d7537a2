import type { PgBoss } from "pg-boss";
import { expect, it } from "vitest";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addInspection, areasOf, inspectionRow, itemsOf } from "#tests/support/inspections.ts";
import { giveAnswer } from "./apply-entry.server.ts";
import { finishInspection } from "./finish-inspection.server.ts";
import { changeWeights } from "./weights.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);

  it("items count by their weights within an area, and keep them once it is begun", async () => {
    const facility = await addFacility(context, { areas: [{}] });
    const by = actorOf(await addPerson(context, { role: "administrator" }));
    const commands = { db: context.db, queue: {} as PgBoss };
    const id = await addInspection(context, facility, { inspectorId: by.accountId });
    const other = await addInspection(context, { ...facility, areaIds: [] });
    const [[area], [first, second], [foreign]] = [
      await areasOf(context, id),
      await itemsOf(context, id),
      await itemsOf(context, other),
    ];
    const weights = new Map([
      [first?.id ?? "", 3],
      [area?.id ?? "", 2],
      [foreign?.id ?? "", 9],
    ]);
    expect(await changeWeights(commands, by, id, weights)).toEqual({ ok: true });
    expect((await itemsOf(context, id)).map(({ weight }) => weight)).toEqual([3, 1]);
    expect((await areasOf(context, id)).map(({ weight }) => weight)).toEqual([2]);
    // The other inspection stays as it was.
    expect((await itemsOf(context, other)).map(({ weight }) => weight)).toEqual([1, 1]);
    for (const [item, rating] of [
      [first, "1"],
      [second, "5"],
    ] as const) {
      const answer = { itemId: item?.id ?? "", rating, comment: "", replaces: [] };
      expect(await giveAnswer(commands, by, id, answer)).toEqual({ ok: true });
    }
    const begun = { ok: false, reason: "begun" };
    expect(await changeWeights(commands, by, id, weights)).toEqual(begun);
    await finishInspection(commands, by, id);
    // (3 x 100 + 60) / 4
    expect((await inspectionRow(context, id)).scoreTenths).toBe(900);
  });
});
