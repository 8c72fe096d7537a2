import { expect, it } from "vitest";
import { nextHolidays } from "#features/facilities/holidays.server.ts";
import { facilityHolidays, visitExceptions } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { todayIn } from "#platform/format/local-date.ts";
import type { Role } from "#platform/identity/roles.ts";
import {
  actorOf,
  addClient,
  addPerson,
  addPersonAt,
  useAccounts,
} from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addSeries, addVisitBegun } from "#tests/support/visits.ts";
import { latestVisitHours, latestVisits } from "./latest-visits.server.ts";

/** In minutes. */
const day = latestVisitHours * 60;

describeEachDatabase("dates", (database) => {
  const context = useAccounts(database);

  async function stage() {
    const [ownClient, other] = [await addClient(context, 2), await addClient(context, 1)];
    const [assigned = "", unassigned = ""] = ownClient.facilityIds;
    const places = {
      assigned: { clientId: ownClient.id, facilityId: assigned },
      unassigned: { clientId: ownClient.id, facilityId: unassigned },
      foreign: { clientId: other.id, facilityId: other.facilityIds[0] ?? "" },
    };
    const as = async (role: Role) =>
      actorOf(await addPersonAt(context, role, ownClient.id, [assigned]));
    return { places, as };
  }

  it("are those of one day, the latest first, and the next one", async () => {
    const { places, as } = await stage();
    const place = places.assigned;
    const begun = (minutesAgo: number) => addVisitBegun(context, place, minutesAgo);
    const [former, last, next] = [await begun(day - 5), await begun(60), await begun(-day)];
    await begun(day + 5);
    await begun(-2 * day);
    const latest = (await latestVisits(context.db, await as("client-member"))).get(
      place.facilityId,
    );
    expect(latest?.last.map(({ id }) => id)).toEqual([last, former]);
    expect(latest?.next?.id).toBe(next);
  });

  it("name the one before them, which tells a quiet weekend from a missed night", async () => {
    const { places, as } = await stage();
    const place = places.assigned;
    await addVisitBegun(context, place, 3 * day);
    const before = await addVisitBegun(context, place, 2 * day);
    const latest = (await latestVisits(context.db, await as("client-member"))).get(
      place.facilityId,
    );
    expect(latest).toMatchObject({ last: [], before: { id: before }, next: undefined });
  });

  it("name a missed one, and neither a cancelled one as the next nor one beyond eight days", async () => {
    const { places, as } = await stage();
    const missed = { state: "missed", missedAt: new Date() } as const;
    const id = await addVisitBegun(context, places.assigned, 300, missed);
    const cancelled = { state: "cancelled", cancelReason: "Holiday" } as const;
    await addVisitBegun(context, places.assigned, -day, cancelled);
    await addVisitBegun(context, places.assigned, -12 * day);
    const latest = await latestVisits(context.db, await as("client-member"));
    expect(latest.get(places.assigned.facilityId)).toMatchObject({
      last: [{ id, state: "missed" }],
      next: undefined,
    });
  });

  it("carry what kept the crew, in its order", async () => {
    const { places, as } = await stage();
    const visitId = await addVisitBegun(context, places.assigned, 120);
    const { id: notedBy } = await addPerson(context, { role: "crew-lead" });
    for (const note of [
      { code: "room-locked", text: "204" },
      { text: "No key", language: "en" },
    ])
      await context.db.insert(visitExceptions).values({
        ...places.assigned,
        ...note,
        id: newId(),
        visitId,
        areaName: "2",
        notedBy,
      });
    const latest = await latestVisits(context.db, await as("client-administrator"));
    expect(latest.get(places.assigned.facilityId)?.last[0]?.exceptionList).toEqual([
      { areaName: "2", code: "room-locked", text: "204", language: null, files: [] },
      { areaName: "2", code: null, text: "No key", language: "en", files: [] },
    ]);
  });

  it("and holidays are those of visible facilities alone", async () => {
    const { places, as } = await stage();
    const date = todayIn("America/Chicago", new Date());
    for (const [name, place] of Object.entries(places)) {
      await addSeries(context, place);
      await addVisitBegun(context, place, 60);
      await context.db.insert(facilityHolidays).values({ ...place, date, name });
    }
    const seen: Partial<Record<Role, readonly (keyof typeof places)[]>> = {
      "client-administrator": ["assigned", "unassigned"],
      "client-member": ["assigned"],
      recruiter: [],
    };
    for (const [role, names] of Object.entries(seen) as [Role, (keyof typeof places)[]][]) {
      const actor = await as(role);
      const visits = await latestVisits(context.db, actor);
      const holidays = await nextHolidays(context.db, actor);
      expect([...visits.keys()].toSorted(), role).toEqual(
        names.map((name) => places[name].facilityId).toSorted(),
      );
      expect(holidays.map(({ name }) => name).toSorted(), role).toEqual(names.toSorted());
    }
  });
});
