import { expect, it } from "vitest";
import { addDays, todayIn } from "#domain/schedules/local-date.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addSeries, addVisit } from "#tests/support/visits.ts";
import { countVisits, listVisits } from "./list-visits.ts";

const today = todayIn("America/Chicago", new Date());
const none = { scheduled: 0, "in-progress": 0, completed: 0, missed: 0, cancelled: 0 };

describeEachDatabase("dates", (database) => {
  const context = useAccounts(database);

  async function stage() {
    const { id: clientId, facilityIds } = await addClient(context, 2);
    const [assigned = "", unassigned = ""] = facilityIds;
    const foreign = await addClient(context, 1);
    const place = { clientId, facilityId: assigned };
    const seriesId = await addSeries(context, place);
    const missed = { state: "missed", missedAt: new Date() } as const;
    for (let ahead = 1; ahead <= 4; ahead++)
      await addVisit(context, place, { seriesId, date: addDays(today, ahead) });
    await addVisit(context, place, { seriesId, date: addDays(today, -2), ...missed });
    await addVisit(context, { clientId, facilityId: unassigned }, { date: today });
    const { id: otherClient, facilityIds: others } = foreign;
    await addVisit(
      context,
      { clientId: otherClient, facilityId: others[0] ?? "" },
      { date: today },
    );
    const member = { clientId, facilityIds: [assigned] };
    return {
      member: actorOf(await addPerson(context, { role: "client-member", ...member })),
      chief: actorOf(await addPerson(context, { role: "client-administrator", clientId })),
      recruiter: actorOf(await addPerson(context, { role: "recruiter" })),
    };
  }
  const week = { from: addDays(today, -7), to: addDays(today, 7) };

  it("counts all of a period by state, however few a list shows, in the own reach alone", async () => {
    const { member, chief, recruiter } = await stage();
    expect(await listVisits(context.db, member, week, new Date(), 2)).toHaveLength(2);
    expect(await countVisits(context.db, member, week)).toEqual({
      ...{ ...none, scheduled: 4, missed: 1 },
    });
    expect(await countVisits(context.db, chief, week)).toEqual({
      ...{ ...none, scheduled: 5, missed: 1 },
    });
    expect(await countVisits(context.db, recruiter, week)).toEqual(none);
  });

  it("counts by the same conditions as the list", async () => {
    const { chief } = await stage();
    const filters = [
      { from: today, to: today },
      { ...week, state: "missed" },
      { since: new Date(Date.now() - 12 * 3_600_000) },
    ] as const;
    for (const filter of filters) {
      const counts = Object.values(await countVisits(context.db, chief, filter));
      const listed = await listVisits(context.db, chief, filter);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(listed.length);
    }
  });
});
