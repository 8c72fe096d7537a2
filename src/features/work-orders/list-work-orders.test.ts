import { beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { accept, acknowledge, assign, finish, hold } from "./handle-work-order.server.ts";
import {
  countNeedingStaffAttention,
  countOpen,
  countToAccept,
  countWorkOrders,
  listWorkOrders,
} from "./list-work-orders.server.ts";
import type { WorkOrderFilter } from "./work-order-filter.ts";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

describeEachDatabase("search", (database) => {
  const context = useAccounts(database);
  let chief: Actor;
  let client: Actor;
  let here = "";
  let there = "";
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    const { id: clientId, facilityIds } = await addClient(context, 2);
    [here = "", there = ""] = facilityIds;
    chief = actorOf(await addPerson(context, { role: "account-manager", clientIds: [clientId] }));
    client = actorOf(await addPerson(context, { role: "client-administrator", clientId }));
    const add = async (name: string, facilityId: string, over: Parameters<typeof addOrder>[2]) => {
      ids[name] = (await addOrder(context, facilityId, { text: `About ${name}`, ...over })).id;
    };
    await add("late", here, { priority: "emergency", at: hoursAgo(6), category: "spill" });
    await add("soon", here, { priority: "emergency", at: hoursAgo(0.5), category: "odor" });
    await add("planned", there, { priority: "planned", at: hoursAgo(1), category: "windows" });
    await add("held", there, { priority: "emergency", at: hoursAgo(2) });
    await add("done", here, { at: hoursAgo(8) });
    await add("accepted", here, { at: hoursAgo(9) });
    await acknowledge(context, chief, ids.planned ?? "");
    await assign(context, chief, ids.soon ?? "", { to: chief.accountId });
    await hold(context, chief, ids.held ?? "", "No access");
    await finish(context, chief, ids.done ?? "");
    await finish(context, chief, ids.accepted ?? "");
    await accept(context, client, ids.accepted ?? "");
  });

  const namesIn = async (filter: Partial<WorkOrderFilter>, actor = chief) => {
    const page = await listWorkOrders(context.db, actor, { tab: "all", sort: "due", ...filter });
    return page.rows.map((row) => Object.keys(ids).find((name) => ids[name] === row.id));
  };

  it("late first, then what is due next, then what is not due", async () => {
    expect((await namesIn({ tab: "open" })).slice(0, 3)).toEqual(["late", "soon", "planned"]);
    expect(await namesIn({ sort: "newest" })).toEqual([
      "soon",
      "planned",
      "held",
      "late",
      "done",
      "accepted",
    ]);
    expect((await namesIn({ sort: "oldest" }))[0]).toBe("accepted");
  });

  it.each([
    [{ tab: "open" }, ["held", "late", "planned", "soon"]],
    [{ tab: "late" }, ["late"]],
    [{ tab: "new" }, ["late"]],
    [{ tab: "on-hold" }, ["held"]],
    [{ tab: "to-accept" }, ["done"]],
    [{ tab: "closed" }, ["accepted"]],
    [{ priority: "planned" }, ["planned"]],
    [{ category: "odor" }, ["soon"]],
    [{ assigned: "me" }, ["soon"]],
    [{ assigned: "nobody", tab: "new" }, ["late"]],
    [{ assigned: "' or true --" }, []],
    [{ words: "abou plan" }, ["planned"]],
    [{ words: "!!!" }, []],
    [{ words: "nothing like it" }, []],
  ] satisfies [Partial<WorkOrderFilter>, string[]][])(
    "narrowed by %j",
    async (filter, expected) => {
      expect((await namesIn(filter)).toSorted()).toEqual(expected);
    },
  );

  it("counts each state under the other filters", async () => {
    expect(await countWorkOrders(context.db, client, {})).toEqual({
      open: 4,
      late: 1,
      new: 1,
      "on-hold": 1,
      "to-accept": 1,
      closed: 1,
      all: 6,
    });
    expect(await countWorkOrders(context.db, client, { facilityId: there })).toMatchObject({
      open: 2,
      late: 0,
      all: 2,
    });
    expect(await countNeedingStaffAttention(context.db, chief)).toBe(1);
    expect(await countToAccept(context.db, client)).toBe(1);
    expect(await countOpen(context.db, client)).toEqual({ open: 4, late: 1 });
  });

  describe("page by page", () => {
    it.each(["due", "newest", "oldest"] as const)(
      "by %s nothing is lost or twice",
      async (sort) => {
        const listedIds: string[] = [];
        let after: string | undefined;
        do {
          const page = await listWorkOrders(context.db, chief, { tab: "all", sort, after }, 2);
          listedIds.push(...page.rows.map(({ id }) => id));
          after = page.next;
        } while (after !== undefined);
        expect(listedIds.toSorted()).toEqual(Object.values(ids).toSorted());
        expect(new Set(listedIds).size).toBe(listedIds.length);
      },
    );
  });

  it("says what is left, and of what is late by how much", async () => {
    const { rows } = await listWorkOrders(context.db, chief, { tab: "open", sort: "due" });
    const of = (name: string) => rows.find(({ id }) => id === ids[name]);
    expect(of("late")).toMatchObject({ isLate: true, dueClock: "response" });
    expect(Math.round((of("late")?.remaining ?? 0) / 3_600_000)).toBe(-5);
    expect(Math.round((of("soon")?.remaining ?? 0) / 360_000)).toBe(35);
    expect(of("held")).toMatchObject({ dueAt: null, remaining: undefined, isLate: false });
  });
});
