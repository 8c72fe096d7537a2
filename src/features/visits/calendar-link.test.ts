import { expect, it } from "vitest";
import { visits } from "#features/schema.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { newId } from "#platform/database/new-id.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addSeries } from "#tests/support/visits.ts";
import { openCalendar, ownCalendarLink, renewCalendarLink } from "./calendar-link.server.ts";
import { columnsOf, weeksAhead } from "./series/make-visits.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);

  it("has all eight weeks ahead, of however many facilities", async () => {
    const { id: facilityId, clientId } = await addFacility(context);
    const client = actorOf(await addPerson(context, { role: "client-administrator", clientId }));
    const today = todayIn("UTC", new Date());
    const days = Array.from({ length: 30 + weeksAhead * 7 }, (_, day) => addDays(today, day - 29));
    for (let count = 0; count < 30; count++) {
      const place = { clientId, facilityId };
      const seriesId = await addSeries(context, place);
      const nights = days.map((date) => ({
        ...columnsOf({ date, startsAt: "22:00", endsAt: "02:00", crewSize: 2 }, "America/Chicago"),
        ...place,
        id: newId(),
        seriesId,
        originalDate: date,
      }));
      await context.db.execute(insertRows(visits, nights));
    }
    await renewCalendarLink(context, client);
    const token = await ownCalendarLink(context, client);
    const calendar = await openCalendar(context.db, token);
    expect(new Set(calendar?.visits.map(({ id }) => id)).size).toBe(30 * days.length);
    const begins = (calendar?.visits ?? []).map(({ beginsAt }) => beginsAt.getTime());
    expect(begins).toEqual(begins.toSorted((a, b) => a - b));
  });
});
