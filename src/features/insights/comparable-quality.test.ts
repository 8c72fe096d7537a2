/** Measured quality of buildings of a kind: counted as insights are, and never of so few that one is recognized. */
import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { clients, facilities, inspections, scopes } from "#features/schema.ts";
import { addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility, type TestFacility } from "#tests/support/facilities.ts";
import { addInspection } from "#tests/support/inspections.ts";
import { addVisit } from "#tests/support/visits.ts";
import { readComparableQuality } from "./comparable-quality.server.ts";

const today = "2026-11-28";

describeDatabase((database) => {
  const context = useAccounts(database);

  afterEach(() => context.db.update(facilities).set({ archivedAt: new Date() }));

  const read = () => readComparableQuality(context.db, "hospitality", today);

  async function addBuilding(clientId?: string): Promise<TestFacility> {
    const owner = clientId ?? (await addClient(context)).id;
    return addFacility(context, { clientId: owner, facilityType: "hospitality" });
  }

  async function score(
    facility: TestFacility,
    scoreTenths: number,
    columns: Partial<typeof inspections.$inferInsert> = {},
  ) {
    // A facility has one scope here, made with its first inspection.
    const isFirst = (await context.db.$count(scopes, eq(scopes.facilityId, facility.id))) === 0;
    const inspected = isFirst ? facility : { ...facility, areaIds: [] };
    const id = await addInspection(context, inspected, { plannedOn: "2026-10-05" });
    const by = (await addPerson(context, { role: "administrator" })).id;
    await context.db
      .update(inspections)
      .set({
        state: "finished",
        startedAt: new Date("2026-10-05T15:00:00Z"),
        finishedAt: new Date("2026-10-05T16:00:00Z"),
        finishedBy: by,
        scoreTenths,
        ...columns,
      })
      .where(eq(inspections.id, id));
  }

  async function visit(facility: TestFacility, date: string, minutesLate?: number) {
    const by = (await addPerson(context, { role: "administrator" })).id;
    const beginsAt = new Date(`${date}T23:00:00Z`);
    const place = { facilityId: facility.id, clientId: facility.clientId };
    await addVisit(context, place, {
      date,
      beginsAt,
      endsAt: new Date(beginsAt.getTime() + 14_400_000),
      ...(minutesLate === undefined
        ? { state: "missed", missedAt: new Date(beginsAt.getTime() + 3_600_000) }
        : {
            state: "completed",
            checkedInBy: by,
            checkedInHow: "site-code",
            checkedInAt: new Date(beginsAt.getTime() + minutesLate * 60_000),
            checkedOutBy: by,
            checkedOutHow: "site-code",
            checkedOutAt: new Date(beginsAt.getTime() + 7_200_000),
          }),
    });
  }

  it("says nothing of fewer than three clients, for each figure by itself", async () => {
    const first = await addBuilding();
    const second = await addBuilding();
    // Many buildings of two clients are still two clients.
    const again = await addBuilding(first.clientId);
    for (const building of [first, second, again]) await score(building, 950);
    expect(await read()).toBeUndefined();
    const third = await addBuilding();
    await addBuilding();
    expect(await read()).toBeUndefined();
    await score(third, 800);
    expect(await read()).toEqual({
      facilityType: "hospitality",
      buildings: 5,
      from: "2025-11-28",
      through: "2026-11-27",
      scores: [{ method: "five-point", inspections: 4, tenths: 913 }],
    });
    // Two inspections by another method are too few to be told.
    for (const building of [first, second]) await score(building, 700, { method: "pass-fail" });
    expect((await read())?.scores).toHaveLength(1);
    for (const building of [first, second]) await visit(building, "2026-10-10", 0);
    expect(await read()).not.toHaveProperty("visits");
    await visit(third, "2026-10-10", 15);
    await visit(third, "2026-10-11", 16);
    await visit(third, "2026-10-12");
    expect((await read())?.visits).toEqual({ due: 5, onTimeTenths: 600, graceMinutes: 15 });
  });

  it("counts the last twelve months, buildings of the kind that are in service, and what is finished", async () => {
    const buildings = [];
    for (let client = 0; client < 3; client++) {
      const building = await addBuilding();
      await score(building, 900);
      await visit(building, "2026-11-01", 5);
      buildings.push(building);
    }
    const [first] = buildings;
    if (first === undefined) throw new Error("no building");
    const before = await read();
    await score(first, 100, { plannedOn: "2025-11-27" });
    await score(first, 100, { plannedOn: today });
    await score(first, 100, { state: "in-progress", finishedAt: null, finishedBy: null });
    await visit(first, "2025-11-27");
    await visit(first, today);
    const office = await addFacility(context, { clientId: first.clientId, facilityType: "office" });
    await score(office, 100);
    const closed = await addBuilding(first.clientId);
    await score(closed, 100);
    await context.db
      .update(facilities)
      .set({ archivedAt: new Date() })
      .where(eq(facilities.id, closed.id));
    expect(await read()).toEqual(before);
    const names = await context.db.select({ name: clients.name }).from(clients);
    for (const { name } of names) expect(JSON.stringify(before)).not.toContain(name);
  });
});
