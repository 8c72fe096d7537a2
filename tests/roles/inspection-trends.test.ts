/** How scores went at each place, for each role. */
import { beforeAll, expect, it } from "vitest";
import { loader } from "#features/inspections/api/inspection-trends.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFinishedAt } from "#tests/support/inspections.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";

const task = "Mop the lobby";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const places: Record<string, string> = {};
  const path = (facilityId: string) => `/api/portal/facilities/${facilityId}/inspection-trends`;

  beforeAll(async () => {
    places.assigned = cast.assigned;
    places.unassigned = cast.own.facilityIds[1] ?? "";
    places.foreign = cast.other.facilityIds[0] ?? "";
    for (const [place, facilityId] of Object.entries(places)) {
      const at = { facilityId, clientId: place === "foreign" ? cast.other.id : cast.own.id };
      await addFinishedAt(context, at, { task, rating: "2" });
      // One alone makes no trend.
      if (place !== "unassigned") await addFinishedAt(context, at, { task, rating: "5" });
    }
  });

  it("are read by clients who see the facility; to all others it does not exist", async () => {
    const visiblePlaces: Record<string, readonly string[]> = {
      "client-administrator": ["assigned", "unassigned"],
      "client-member": ["assigned"],
    };
    for (const role of roles)
      for (const [place, facilityId] of Object.entries(places)) {
        const { status, body } = await cast.ask(role, path(facilityId), loader);
        const isSeen = visiblePlaces[role]?.includes(place) ?? false;
        expect(status, `${role} ${place}`).toBe(isSeen ? 200 : 404);
        const isTold = JSON.stringify(body ?? "").includes(task);
        expect(isTold, `${role} ${place}`).toBe(isSeen && place === "assigned");
      }
  });

  it("are scores in percent, in the order of the inspections", async () => {
    const { body } = await cast.ask("client-administrator", path(cast.assigned), loader);
    expect(body).toMatchObject({
      method: "five-point",
      scores: [90, 60],
      inspections: [{ plannedOn: expect.any(String) }, { plannedOn: expect.any(String) }],
      areas: [{ scores: [90, 60], items: [{ task, scores: [90, 60], rated: 2, failed: 1 }] }],
    });
  });

  it("are empty before the second inspection, and nothing for an address that is none", async () => {
    const ask = (facilityId = "nonsense") =>
      cast.ask("client-administrator", path(facilityId), loader);
    expect((await ask(places.unassigned)).body).toMatchObject({ inspections: [], areas: [] });
    expect((await ask()).status).toBe(404);
  });
});
