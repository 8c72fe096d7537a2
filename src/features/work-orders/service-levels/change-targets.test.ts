import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { serviceLevelTargets } from "#features/schema.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { addOrder, orderRow } from "#tests/support/work-orders.ts";
import { raiseAlarms } from "../raise-alarms.server.ts";
import { changeTargets, targetsForm } from "./change-targets.server.ts";
import { readTargetsOf } from "./read-targets.server.ts";
import { defaultTargets, type Targets } from "./targets.ts";

const agreed: Targets = {
  ...defaultTargets,
  emergency: { responseMinutes: 60, resolutionMinutes: 90 },
};

describeDatabase((database) => {
  const context = useAccounts(database);

  it("are agreed by administrators and the client's account managers, for that client", async () => {
    for (const role of roles) {
      const [ownClient, other] = [await addClient(context, 1), await addClient(context, 1)];
      const options = {
        clientId: ownClient.id,
        clientIds: [ownClient.id],
        facilityIds: ownClient.facilityIds,
      };
      const actor = actorOf(await addPerson(context, { role, ...options }));
      const result = await changeTargets(context, actor, ownClient.id, agreed);
      const isAllowed = role === "administrator" || role === "account-manager";
      expect(result.ok, role).toBe(isAllowed);
      expect(await readTargetsOf(context.db, ownClient.id), role).toEqual(
        isAllowed ? agreed : defaultTargets,
      );
      const foreign = await changeTargets(context, actor, other.id, agreed);
      expect(foreign.ok, role).toBe(role === "administrator");
      if (role === "account-manager") expect(foreign).toMatchObject({ reason: "not-found" });
      expect((await changeTargets(context, actor, randomUUID(), agreed)).ok).toBe(false);
    }
  });

  it("agreed before that was refused, an emergency is answered no later than an urgent order", async () => {
    const { id, facilityIds } = await addClient(context, 1);
    const targets = { responseMinutes: 120, resolutionMinutes: 240 };
    await context.db.insert(serviceLevelTargets).values([
      { clientId: id, priority: "emergency", ...targets },
      { clientId: id, priority: "urgent", responseMinutes: 60, resolutionMinutes: 180 },
    ]);
    expect(await readTargetsOf(context.db, id)).toMatchObject({
      emergency: { responseMinutes: 60, resolutionMinutes: 180 },
      urgent: { responseMinutes: 60, resolutionMinutes: 180 },
      routine: defaultTargets.routine,
    });
    const at = new Date();
    const order = await addOrder(context, facilityIds[0] ?? "", { priority: "emergency", at });
    const due = new Date(at.getTime() + 60 * 60_000);
    expect((await orderRow(context, order.id)).dueAt).toEqual(due);
  });

  it("hold for what is open: it is due sooner, and late where that has passed", async () => {
    const { id, facilityIds } = await addClient(context, 1);
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    const at = new Date(Date.now() - 75 * 60_000);
    const order = await addOrder(context, facilityIds[0] ?? "", { priority: "emergency", at });
    expect(await orderRow(context, order.id)).toMatchObject({ isBreached: false });
    await changeTargets(context, chief, id, agreed);
    const row = await orderRow(context, order.id);
    expect(row.dueAt).toEqual(new Date(at.getTime() + 60 * 60_000));
    await raiseAlarms(context);
    expect(await orderRow(context, order.id)).toMatchObject({ isBreached: true });
    // What was missed by the old agreement stays missed by the next.
    await changeTargets(context, chief, id, defaultTargets);
    expect(await orderRow(context, order.id)).toMatchObject({ isBreached: true });
  });
});

describe("the form", () => {
  const typed = (over: Record<string, string> = {}) => ({
    "emergency.response": "0.25",
    "emergency.resolution": "2",
    "urgent.response": " 1.5 ",
    "urgent.resolution": "10",
    "routine.response": "2.25",
    "routine.resolution": "30",
    "planned.response": "10",
    "planned.resolution": "100",
    ...over,
  });

  it("takes hours in quarters", () => {
    expect(z.parse(targetsForm("en"), typed())).toMatchObject({
      emergency: { responseMinutes: 15, resolutionMinutes: 120 },
      urgent: { responseMinutes: 90, resolutionMinutes: 600 },
      routine: { responseMinutes: 135, resolutionMinutes: 1_800 },
    });
  });

  it.each([
    ["urgent.response", ""],
    ["urgent.response", "0"],
    ["urgent.response", "1.3"],
    ["urgent.response", "-1"],
    ["urgent.response", "1e3"],
    ["planned.resolution", "501"],
    ["emergency.resolution", "0.1"],
    ["emergency.response", "1.75"],
    ["urgent.response", "10"],
    ["emergency.resolution", "11"],
    ["routine.resolution", "101"],
  ])("refuses %s: %j", (field, value) => {
    const parsed = z.safeParse(targetsForm("en"), typed({ [field]: value }));
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it("says that work is due before its answer", () => {
    const hasty = { "emergency.response": "1.5", "emergency.resolution": "1" };
    const parsed = z.safeParse(targetsForm("en"), typed(hasty));
    expect(parsed.error?.issues).toMatchObject([
      { path: ["emergency.resolution"], message: "The work can’t be due before the response" },
    ]);
  });

  it("says what is promised later than what is less urgent", () => {
    const slow = { "emergency.response": "2", "emergency.resolution": "40" };
    const parsed = z.safeParse(targetsForm("en"), typed(slow));
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
      "An emergency can’t be answered later than an urgent order",
      "An emergency can’t be done later than an urgent order",
    ]);
  });
});
