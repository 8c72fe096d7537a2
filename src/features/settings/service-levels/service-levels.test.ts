/** What is promised to everybody: open work orders follow, and what a client has agreed on stays. */
import { afterEach, expect, it } from "vitest";
import { companySettings } from "#features/schema.ts";
import { changeTargets } from "#features/work-orders/service-levels/change-targets.server.ts";
import { readTargetsOf } from "#features/work-orders/service-levels/read-targets.server.ts";
import { defaultTargets } from "#features/work-orders/service-levels/targets.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { useCast } from "#tests/support/roles.ts";
import { addOrder, orderRow } from "#tests/support/work-orders.ts";
import * as page from "./service-levels-page.tsx";
import { changeServiceLevels, restoreServiceLevels } from "./service-levels-section.server.ts";

const minute = 60_000;
const slower = {
  ...defaultTargets,
  emergency: { responseMinutes: 45, resolutionMinutes: 180 },
  planned: { responseMinutes: 900, resolutionMinutes: 9_000 },
};

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  afterEach(() => context.db.delete(companySettings));

  it("hold for open work orders of every client at once, and go back", async () => {
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    const at = new Date(Date.now() - minute);
    const orders: { id: string }[] = [];
    for (const { facilityIds } of [await addClient(context, 1), await addClient(context, 1)])
      orders.push(await addOrder(context, facilityIds[0] ?? "", { priority: "emergency", at }));
    const dueAfter = async (minutes: number) => {
      for (const { id } of orders)
        expect((await orderRow(context, id)).dueAt).toEqual(new Date(+at + minutes * minute));
    };
    await dueAfter(60);
    expect(await changeServiceLevels(context, chief, slower)).toMatchObject({ ok: true });
    await dueAfter(45);
    await restoreServiceLevels(context, chief);
    await dueAfter(60);
  });

  it("leave what a client has agreed on", async () => {
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    const { id } = await addClient(context, 1);
    const agreed = { ...defaultTargets, urgent: { responseMinutes: 90, resolutionMinutes: 300 } };
    await changeTargets(context, chief, id, agreed);
    await changeServiceLevels(context, chief, slower);
    expect(await readTargetsOf(context.db, id)).toEqual({ ...slower, urgent: agreed.urgent });
  });

  it.each([
    [{ "emergency.response": "0" }, "emergency.response"],
    [{ "emergency.response": "soon" }, "emergency.response"],
    [{ "emergency.response": "3", "emergency.resolution": "2" }, "emergency.resolution"],
    [{ "urgent.response": "200" }, "urgent.response"],
  ])("refuse %j with a sentence", async (typed, field) => {
    const { body } = await cast.ask(
      "administrator",
      "/office/settings/service-levels",
      page.loader,
    );
    const { stored } = body as { stored: Record<string, string> };
    const posted = { ...stored, ...typed };
    const refused = await cast.ask(
      "administrator",
      "/office/settings/service-levels",
      page.action,
      posted,
    );
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
  });
});
