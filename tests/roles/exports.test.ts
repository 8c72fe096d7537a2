/** What clients and staff take into a spreadsheet: as much as their lists show, and no formula. */

import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { loader as feedbackLoader } from "#features/feedback/export.ts";
import { loader as inspectionsLoader } from "#features/inspections/export.ts";
import { facilities, facilityHolidays } from "#features/schema.ts";
import { loader as visitsLoader } from "#features/visits/export.ts";
import { loader as portalSchedule } from "#features/visits/portal/schedule-page.tsx";
import { todayIn } from "#platform/format/local-date.ts";
import type { Role } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addQuestion } from "#tests/support/feedback.ts";
import { addFinishedAt } from "#tests/support/inspections.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { addEndedVisit, addSeries, addVisit } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";

const places = ["assigned", "unassigned", "foreign"] as const;
type Place = (typeof places)[number];

/** Whose records each role sees anywhere. */
const visiblePlaces: Record<Role, readonly Place[]> = {
  administrator: places,
  "account-manager": ["assigned", "unassigned"],
  supervisor: ["assigned"],
  "client-administrator": ["assigned", "unassigned"],
  "client-member": ["assigned"],
  "crew-lead": [],
  recruiter: [],
};
const clients = ["client-administrator", "client-member"];

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const at = {} as Record<Place, { facilityId: string; clientId: string }>;

  beforeAll(async () => {
    at.assigned = { facilityId: cast.assigned, clientId: cast.own.id };
    at.unassigned = { facilityId: cast.own.facilityIds[1] ?? "", clientId: cast.own.id };
    at.foreign = { facilityId: cast.other.facilityIds[0] ?? "", clientId: cast.other.id };
    for (const place of places) {
      const { facilityId } = at[place];
      const name = `=Building ${place}`;
      await context.db.update(facilities).set({ name }).where(eq(facilities.id, facilityId));
      const seriesId = await addSeries(context, at[place], { title: "+1+1" });
      await addVisit(context, at[place], { seriesId });
      await addFinishedAt(context, at[place]);
      const { id: workOrderId } = await addOrder(context, facilityId);
      const about = { ...at[place], accountId: cast.ids.administrator };
      const answer = { workOrderId, score: 3, reason: "@SUM(1)", answeredAt: new Date() };
      await addQuestion(context, about, answer);
    }
  });

  describe.each([
    ["schedule", visitsLoader, visitsLoader],
    ["inspections", inspectionsLoader, inspectionsLoader],
    ["feedback", feedbackLoader, feedbackLoader],
  ] as const)("%s", (section, ofClient, ofStaff) => {
    it.each(roles)(
      "a %s takes what the list shows, and nothing that begins a formula",
      async (role) => {
        for (const [area, loader] of [
          ["client-portal", ofClient],
          ["office", ofStaff],
        ] as const) {
          const isHome = clients.includes(role) === (area === "client-portal");
          const { status, body } = await cast.ask(role, `/${area}/${section}/export.csv`, loader);
          const seen = isHome ? visiblePlaces[role] : [];
          expect(status, area).toBe(seen.length > 0 ? 200 : 404);
          const text = String(body);
          expect(
            places.filter((place) => text.includes(`Building ${place}`)),
            area,
          ).toEqual(seen);
          expect(text).not.toMatch(/(^|,|")[=+@]/m);
          if (seen.length === 0) continue;
          const foreign = `?facilityId=${at.foreign.facilityId}&clientId=${at.foreign.clientId}`;
          const other = await cast.ask(role, `/${area}/${section}/export.csv${foreign}`, loader);
          expect(String(other.body).includes("Building foreign")).toBe(role === "administrator");
        }
      },
    );

    it("asks a guest to sign in, and overlooks what is no filter", async () => {
      const path = `/client-portal/${section}/export.csv`;
      expect((await cast.ask(undefined, path, ofClient)).location).toMatch(/^\/client-portal\?/);
      const odd = `${path}?facilityId=x&state=%00&from=9999-12-31&on=0000-00-00`;
      expect((await cast.ask("client-administrator", odd, ofClient)).status).toBe(200);
    });
  });

  it("a visit that was left unfinished is not called completed, and has a filter of its own", async () => {
    const date = todayIn("America/Chicago", new Date());
    const by = cast.ids["crew-lead"];
    await addEndedVisit(context, at.assigned, { by, date, tasks: 42, done: 6 });
    for (const [role, path, loader] of [
      ["client-member", "/client-portal/schedule", visitsLoader],
      ["supervisor", "/office/schedule", visitsLoader],
    ] as const) {
      const exportOf = async (filter: string) =>
        String((await cast.ask(role, `${path}/export.csv${filter}`, loader)).body);
      expect(await exportOf("")).toContain("36 tasks not done");
      expect(await exportOf("")).not.toMatch(/,Completed,/);
      expect(await exportOf("?state=unfinished")).toContain("36 tasks not done");
      expect(await exportOf("?state=completed")).not.toContain("36 tasks not done");
    }
  });

  it("the schedule marks holidays, and says where, unless it is everywhere", async () => {
    const date = todayIn("America/Chicago", new Date());
    const days = async (role: Role) => {
      const { body } = await cast.ask(role, "/client-portal/schedule?view=week", portalSchedule);
      const { parts } = body as { parts: { days: { date: string; holidays: string[] }[] }[] };
      return parts[0]?.days.find((day) => day.date === date)?.holidays;
    };
    for (const place of ["assigned", "foreign"] as const)
      await context.db
        .insert(facilityHolidays)
        .values({ ...at[place], date, name: `Founders' Day ${place}` });
    expect(await days("client-member")).toEqual(["Founders' Day assigned"]);
    expect(await days("client-administrator")).toEqual([
      "Founders' Day assigned (=Building assigned)",
    ]);
  });
});
