import { expect, it } from "vitest";
import { finish } from "#features/work-orders/handle-work-order.server.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addInspection, itemsOf } from "#tests/support/inspections.ts";
import { giveAnswer } from "./apply-entry.server.ts";
import { finishInspection } from "./finish-inspection.server.ts";
import { findInspectionView } from "./inspection-view.server.ts";
import { orderWork, reinspect } from "./put-right.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);

  it("a work order that failed the second look is not new, but in its second round", async () => {
    const facility = await addFacility(context);
    const id = await addInspection(context, facility, { tasks: ["Mop floor"] });
    const inspector = actorOf(await addPerson(context, { role: "administrator" }));
    for (const { id: itemId } of await itemsOf(context, id)) {
      const answer = { itemId, rating: "5", comment: "Sticky", replaces: [] };
      await giveAnswer(context, inspector, id, answer);
    }
    await finishInspection(context, inspector, id);
    const shown = async () => {
      const inspection = await findInspectionView(context.db, inspector, id);
      return inspection?.areas[0]?.items[0];
    };
    const itemId = (await shown())?.id ?? "";
    await orderWork(context, inspector, id, itemId);
    const first = (await shown())?.deficiency;
    expect(first).toMatchObject({
      orderLabel: expect.stringMatching(/^WO-\w{6}, new$/),
      stepLabel: "Work order in progress",
    });
    await finish(context, inspector, first?.orderId ?? "");
    await reinspect(context, inspector, id, { itemId, rating: "4" });
    expect((await shown())?.deficiency).toMatchObject({
      orderLabel: expect.stringMatching(/^WO-\w{6}, reopened, round 2$/),
      stepLabel: "Work order in progress, round 2",
    });
  });
});
