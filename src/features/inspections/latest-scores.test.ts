import type { PgBoss } from "pg-boss";
import { expect, it } from "vitest";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addAreaTo, addFacility, addScope } from "#tests/support/facilities.ts";
import { addInspection, itemsOf } from "#tests/support/inspections.ts";
import { giveAnswer } from "./apply-entry.server.ts";
import { finishInspection } from "./finish-inspection.server.ts";
import { latestScores } from "./latest-scores.server.ts";
import type { ScoringMethod } from "./scoring.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  const commands = () => ({ db: context.db, queue: {} as PgBoss });

  async function stage(of: { clientId?: string } = {}) {
    const facility = await addFacility(context, of);
    const { id, clientId } = facility;
    const by = actorOf(await addPerson(context, { role: "administrator" }));
    const hall = await addAreaTo(context, facility, { name: "Hall", type: "office" });
    await addScope(context, facility, { lines: [{ areaId: hall.id, task: "Mop" }] });
    const plan = (plannedOn: string, method?: ScoringMethod) => {
      const options = { plannedOn, inspectorId: by.accountId, ...(method && { method }) };
      return addInspection(context, { ...facility, areaIds: [] }, options);
    };
    const inspect = async (plannedOn: string, rating: string, method?: ScoringMethod) => {
      const inspection = await plan(plannedOn, method);
      for (const { id: itemId } of await itemsOf(context, inspection))
        await giveAnswer(commands(), by, inspection, {
          itemId,
          rating,
          comment: "",
          replaces: [],
        });
      await finishInspection(commands(), by, inspection);
      return inspection;
    };
    const person = async (options: Parameters<typeof addPerson>[1]) =>
      actorOf(await addPerson(context, options));
    const admin = await person({ role: "client-administrator", clientId });
    const read = async (who = admin) => (await latestScores(context.db, who)).get(id);
    return { id, clientId, plan, inspect, person, admin, read };
  }

  it("is the score of the latest inspection that is finished, beside the one before", async () => {
    const { plan, inspect, read } = await stage();
    await plan("2026-10-20");
    expect(await read()).toBeUndefined();
    await inspect("2026-09-20", "3");
    expect(await read()).toMatchObject({ scoreTenths: 800, beforeTenths: null });
    const latest = await inspect("2026-11-20", "2");
    await inspect("2026-10-20", "5");
    await plan("2026-12-20");
    expect(await read()).toEqual({
      id: latest,
      method: "five-point",
      plannedOn: "2026-11-20",
      facilityId: expect.any(String),
      scoreTenths: 900,
      beforeTenths: 600,
    });
  });

  it("is compared with the one before by the same method alone", async () => {
    const { inspect, read } = await stage();
    await inspect("2026-08-20", "pass", "pass-fail");
    await inspect("2026-09-20", "1");
    await inspect("2026-10-20", "fail", "pass-fail");
    expect(await read()).toMatchObject({ scoreTenths: 0, beforeTenths: 1_000 });
  });

  it("passes over an inspection in which nothing applied", async () => {
    const { inspect, read } = await stage();
    await inspect("2026-09-20", "2");
    await inspect("2026-10-20", "na");
    expect(await read()).toMatchObject({ plannedOn: "2026-09-20", scoreTenths: 900 });
  });

  it("is there for who sees the facility, each facility with its own", async () => {
    const { id, clientId, inspect, person, admin, read } = await stage();
    const other = await stage({ clientId });
    await inspect("2026-09-20", "2");
    await other.inspect("2026-09-21", "4");
    const scores = await latestScores(context.db, admin);
    expect([...scores.keys()].toSorted()).toEqual([id, other.id].toSorted());
    expect([...(await latestScores(context.db, admin, id)).keys()]).toEqual([id]);
    expect(await other.read(admin)).toMatchObject({ scoreTenths: 700 });
    const member = await person({ role: "client-member", clientId, facilityIds: [id] });
    expect([...(await latestScores(context.db, member)).keys()]).toEqual([id]);
    const others: Parameters<typeof addPerson>[1][] = [
      { role: "client-member", clientId, facilityIds: [other.id] },
      { role: "client-administrator" },
      { role: "crew-lead", facilityIds: [id] },
      { role: "recruiter" },
    ];
    for (const options of others) expect(await read(await person(options))).toBeUndefined();
  });
});
