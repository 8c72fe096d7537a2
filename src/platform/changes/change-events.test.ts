import { describe, expect, it } from "vitest";
import { changeEventDefinitions } from "#features/change-event-definitions.server.ts";
import { listFacilities } from "#features/facilities/find-facility.server.ts";
import { readAccessScopes } from "#platform/identity/access-scope.server.ts";
import type { Role } from "#platform/identity/roles.ts";
import {
  actorOf,
  addClient,
  addPerson,
  addPersonAt,
  useAccounts,
} from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { type ChangeEvent, maySeeChangeEvent, parseChangeEvent } from "./change-events.server.ts";

const kinds = ["client", "facility", "scope", "visit", "work-order", "thread"] as const;

describeEachDatabase("events", (database) => {
  const context = useAccounts(database);

  async function people() {
    const [ownClient, other] = [await addClient(context, 2), await addClient(context, 1)];
    const [assigned = "", unassigned = ""] = ownClient.facilityIds;
    const [foreign = ""] = other.facilityIds;
    const actors = await Promise.all(
      roles.map(async (role) =>
        actorOf(await addPersonAt(context, role, ownClient.id, [assigned])),
      ),
    );
    const accessScopes = await readAccessScopes(context.db, actors);
    const seenBy = (changeEvent: ChangeEvent) =>
      actors.flatMap((actor) => {
        const accessScope = accessScopes.get(actor.accountId);
        if (accessScope === undefined) throw new Error("no reach");
        return maySeeChangeEvent(changeEventDefinitions, actor, changeEvent, accessScope)
          ? [actor.role]
          : [];
      });
    const facilities = { assigned, unassigned, foreign };
    return { own: ownClient, other, facilities, actors, seenBy };
  }

  const everywhere = ["client-administrator", "account-manager", "administrator"] as const;
  const cases: { at: "assigned" | "unassigned" | "foreign"; seen: readonly Role[] }[] = [
    { at: "assigned", seen: [...everywhere, "client-member", "supervisor", "crew-lead"] },
    { at: "unassigned", seen: everywhere },
    { at: "foreign", seen: ["administrator"] },
  ];

  it.each(cases)("about the $at facility reach those who see it, of any kind", async (place) => {
    const { own: ownClient, other, facilities, actors, seenBy } = await people();
    const clientId = place.at === "foreign" ? other.id : ownClient.id;
    const facilityId = facilities[place.at];
    for (const kind of kinds) {
      // Crew leads have no messages.
      const seen = place.seen.filter((role) => kind !== "thread" || role !== "crew-lead");
      expect(seenBy({ kind, id: "x", clientId, facilityId }).toSorted(), kind).toEqual(
        seen.toSorted(),
      );
    }
    // The same whom the condition of reads lets see it.
    for (const actor of actors) {
      const listed = (await listFacilities(context.db, actor)).some(({ id }) => id === facilityId);
      expect(listed, actor.role).toBe(place.seen.includes(actor.role));
    }
  });

  it("about a client as a whole reach those alone who see all of its facilities", async () => {
    const { own: ownClient, other, seenBy } = await people();
    expect(seenBy({ kind: "thread", clientId: ownClient.id }).toSorted()).toEqual(
      [...everywhere].toSorted(),
    );
    expect(seenBy({ kind: "client", clientId: other.id })).toEqual(["administrator"]);
  });

  it("about something internal reach staff alone", async () => {
    const { own: ownClient, facilities, seenBy } = await people();
    const changeEvent = { kind: "work-order", clientId: ownClient.id, isInternal: true } as const;
    const seen = seenBy({ ...changeEvent, facilityId: facilities.assigned });
    expect(seen.toSorted()).toEqual(
      ["account-manager", "administrator", "crew-lead", "supervisor"].toSorted(),
    );
  });

  it("that name another client's facility beside the own client open nothing to its people", async () => {
    const { own: ownClient, other, facilities } = await people();
    const member = { role: "client-member", clientId: ownClient.id } as const;
    const facilityIds = [facilities.foreign];
    const actor = actorOf(await addPerson(context, { ...member, facilityIds }));
    const accessScope = (await readAccessScopes(context.db, [actor])).get(actor.accountId);
    if (accessScope === undefined) throw new Error("no reach");
    const changeEvent = {
      kind: "visit",
      clientId: other.id,
      facilityId: facilities.foreign,
    } as const;
    expect(maySeeChangeEvent(changeEventDefinitions, actor, changeEvent, accessScope)).toBe(false);
  });

  it("reach nobody who still lacks the second factor, nor sessions anybody", async () => {
    const { own: ownClient, facilities, seenBy } = await people();
    expect(seenBy({ kind: "session", id: "x" })).toEqual([]);
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    const actor = { ...chief, needsSecondFactor: true };
    const accessScope = (await readAccessScopes(context.db, [actor])).get(actor.accountId);
    if (accessScope === undefined) throw new Error("no reach");
    const changeEvent = {
      kind: "facility",
      clientId: ownClient.id,
      facilityId: facilities.assigned,
    } as const;
    expect(maySeeChangeEvent(changeEventDefinitions, actor, changeEvent, accessScope)).toBe(false);
    const all = { clients: "all", facilities: "all" } as const;
    expect(maySeeChangeEvent(changeEventDefinitions, chief, changeEvent, all)).toBe(true);
  });
});

describe("what the database passes on", () => {
  it.each([
    `{"kind":"visit"}`,
    `{"kind":"visit","facilityId":"f"}`,
    `{"kind":"session"}`,
    `{"kind":"money","clientId":"c"}`,
    `{"kind":"visit","clientId":7}`,
    `{"kind":"constructor","clientId":"c"}`,
    "[]",
    "not JSON",
  ])("is no change event: %s", (payload) => {
    expect(parseChangeEvent(changeEventDefinitions, payload)).toBeUndefined();
  });

  it("keeps nothing but the names of what changed", () => {
    const changeEvent = { kind: "visit", id: "v", clientId: "c", facilityId: "f" } as const;
    const payload = JSON.stringify({ ...changeEvent, text: "secret" });
    expect(parseChangeEvent(changeEventDefinitions, payload)).toEqual(changeEvent);
    const lead = `{"kind":"lead","id":"l","clientId":"c"}`;
    expect(parseChangeEvent(changeEventDefinitions, lead)).toEqual({
      kind: "lead",
      id: "l",
    });
  });
});
