import type { PgBoss } from "pg-boss";
import { expect, it } from "vitest";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addAreaTo, addFacility, addScope } from "#tests/support/facilities.ts";
import { addInspection, areasOf, itemsOf } from "#tests/support/inspections.ts";
import { giveAnswer } from "./apply-entry.server.ts";
import { finishInspection } from "./finish-inspection.server.ts";
import { readTrends } from "./read-trends.server.ts";
import type { ScoringMethod } from "./scoring.ts";
import { changeWeights } from "./weights.server.ts";

describeEachDatabase("json", (database) => {
  const context = useAccounts(database);
  const commands = () => ({ db: context.db, queue: {} as PgBoss });

  async function stage() {
    const facility = await addFacility(context);
    const { id, clientId } = facility;
    const by = actorOf(await addPerson(context, { role: "administrator" }));
    const lobby = await addAreaTo(context, facility, { name: "Lobby", type: "office" });
    const hall = await addAreaTo(context, facility, { name: "Hall", type: "office" });
    const lines = [lobby, hall].flatMap((area) =>
      ["Dust", "Mop"].map((task) => ({ areaId: area.id, task })),
    );
    await addScope(context, facility, { lines });
    /** @param ratings of Dust and Mop in the lobby, then in the hall */
    const inspect = async (plannedOn: string, ratings: string[], method?: ScoringMethod) => {
      const options = { plannedOn, inspectorId: by.accountId, ...(method && { method }) };
      const inspection = await addInspection(context, { ...facility, areaIds: [] }, options);
      const [first] = (await areasOf(context, inspection)).filter(({ name }) => name === "Lobby");
      await changeWeights(commands(), by, inspection, new Map([[first?.id ?? "", 3]]));
      for (const [at, { id: itemId }] of (await itemsOf(context, inspection)).entries()) {
        const answer = { itemId, rating: ratings[at] ?? "1", comment: "", replaces: [] };
        await giveAnswer(commands(), by, inspection, answer);
      }
      await finishInspection(commands(), by, inspection);
      return inspection;
    };
    const read = (who = by) => readTrends(context.db, who, id);
    return { id, clientId, by, inspect, read };
  }

  it("are scores of the whole, of areas and of items by inspection, the oldest first", async () => {
    const { inspect, read } = await stage();
    expect(await read()).toBeUndefined();
    await inspect("2026-10-20", ["1", "4", "2", "2"]);
    expect(await read()).toBeUndefined();
    await inspect("2026-09-20", ["1", "5", "1", "1"]);
    await inspect("2026-11-20", ["1", "na", "na", "na"]);
    const trends = await read();
    expect(trends?.inspections.map(({ plannedOn }) => plannedOn)).toEqual([
      "2026-09-20",
      "2026-10-20",
      "2026-11-20",
    ]);
    // September: (3 x 80 + 100) / 4; October: (3 x 85 + 90) / 4 = 86.25; November: the lobby alone.
    expect(trends?.whole).toEqual([850, 863, 1_000]);
    expect(trends?.areas.map(({ name, scores }) => [name, scores])).toEqual([
      ["Lobby", [800, 850, 1_000]],
      ["Hall", [1_000, 900, null]],
    ]);
    const mop = trends?.areas[0]?.items.find(({ task }) => task === "Mop");
    expect(mop).toMatchObject({ scores: [600, 700, null], rated: 2, failed: 2 });
  });

  it("leave out other methods, what is not finished, and all but the last twelve", async () => {
    const { inspect, read } = await stage();
    await inspect("2026-01-10", ["pass", "pass", "pass", "fail"], "pass-fail");
    for (let month = 1; month <= 12; month++)
      await inspect(`2026-${String(month).padStart(2, "0")}-20`, ["1", "1", "1", "1"]);
    const days = (await read())?.inspections.map(({ plannedOn }) => plannedOn.slice(5));
    expect(days).toHaveLength(12);
    expect(days?.[0]).toBe("01-20");
    await inspect("2026-12-24", ["pass", "pass", "pass", "fail"], "pass-fail");
    // The first of that method is the thirteenth by now.
    expect(await read()).toBeUndefined();
    await inspect("2026-12-26", ["fail", "pass", "pass", "fail"], "pass-fail");
    expect(await read()).toMatchObject({ method: "pass-fail", inspections: [{}, {}] });
  });

  it("are there for who sees the facility alone", async () => {
    const { id, clientId, inspect, read } = await stage();
    for (const day of ["2026-10-20", "2026-11-20"]) await inspect(day, ["1", "1", "1", "1"]);
    const person = async (options: Parameters<typeof addPerson>[1]) =>
      actorOf(await addPerson(context, options));
    const elsewhere = await addFacility(context, { clientId });
    expect(
      await read(await person({ role: "client-member", clientId, facilityIds: [id] })),
    ).toBeDefined();
    const others: Parameters<typeof addPerson>[1][] = [
      { role: "client-member", clientId, facilityIds: [elsewhere.id] },
      { role: "client-administrator" },
      { role: "crew-lead", facilityIds: [id] },
      { role: "recruiter" },
    ];
    for (const options of others) expect(await read(await person(options))).toBeUndefined();
  });
});
