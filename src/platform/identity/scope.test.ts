import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { clients, facilities, facilityAssignments } from "#features/schema.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import type { Actor } from "./actor.ts";
import type { Role } from "./roles.ts";
import { inVisibleFacility, ofVisibleClient } from "./scope.server.ts";

interface World {
  lakeside: { id: string; facilityIds: string[] };
  school: { id: string; facilityIds: string[] };
}

describeDatabase((database) => {
  const context = useAccounts(database);
  let world: World;
  beforeAll(async () => {
    world = { lakeside: await addClient(context, 3), school: await addClient(context, 2) };
  });

  const visible = async (actor: Actor) => {
    const columns = { facilityId: facilities.id, clientId: facilities.clientId };
    const seen = await context.db
      .select({ id: facilities.id })
      .from(facilities)
      .where(inVisibleFacility(actor, columns));
    const seenClients = await context.db
      .select({ id: clients.id })
      .from(clients)
      .where(ofVisibleClient(actor, clients.id));
    const facilityIds = [...world.lakeside.facilityIds, ...world.school.facilityIds];
    return {
      facilities: facilityIds.filter((id) => seen.some((facility) => facility.id === id)),
      clients: [world.lakeside.id, world.school.id].filter((id) =>
        seenClients.some((client) => client.id === id),
      ),
    };
  };

  /** What each role sees that is assigned the first facility, or the client, of the first company. */
  const cases: [role: Role, seen: (world: World) => { facilities: string[]; clients: string[] }][] =
    [
      [
        "administrator",
        ({ lakeside, school }) => ({
          facilities: [...lakeside.facilityIds, ...school.facilityIds],
          clients: [lakeside.id, school.id],
        }),
      ],
      [
        "account-manager",
        ({ lakeside }) => ({ facilities: lakeside.facilityIds, clients: [lakeside.id] }),
      ],
      [
        "client-administrator",
        ({ lakeside }) => ({ facilities: lakeside.facilityIds, clients: [lakeside.id] }),
      ],
      ...(["client-member", "supervisor", "crew-lead"] as const).map(
        (role): (typeof cases)[number] => [
          role,
          ({ lakeside }) => ({
            facilities: lakeside.facilityIds.slice(0, 1),
            clients: [lakeside.id],
          }),
        ],
      ),
      ["recruiter", () => ({ facilities: [], clients: [] })],
    ];

  it.each(cases)(
    "of a %s is what was assigned, and nothing of anybody else",
    async (role, seen) => {
      const { lakeside } = world;
      const person = await addPerson(context, {
        role,
        clientId: lakeside.id,
        clientIds: role === "account-manager" ? [lakeside.id] : [],
        facilityIds: role === "account-manager" ? [] : lakeside.facilityIds.slice(0, 1),
      });
      expect(await visible(actorOf(person))).toEqual(seen(world));
    },
  );

  it.each<Role>(["client-member", "account-manager", "supervisor", "crew-lead"])(
    "of a %s without an assignment is no facility",
    async (role) => {
      const person = await addPerson(context, { role, clientId: world.lakeside.id });
      expect((await visible(actorOf(person))).facilities).toEqual([]);
    },
  );

  it("opens no other client's facility, even where one came to be assigned", async () => {
    const member = await addPerson(context, { role: "client-member", clientId: world.lakeside.id });
    const [foreign = ""] = world.school.facilityIds;
    await context.db
      .insert(facilityAssignments)
      .values({ accountId: member.id, facilityId: foreign });
    expect(await visible(actorOf(member))).toEqual({
      facilities: [],
      clients: [world.lakeside.id],
    });
  });

  it("follows an assignment that is taken away at once", async () => {
    const facilityIds = world.lakeside.facilityIds.slice(0, 1);
    const person = await addPerson(context, { role: "supervisor", facilityIds });
    expect((await visible(actorOf(person))).facilities).toEqual(facilityIds);
    await context.db
      .delete(facilityAssignments)
      .where(eq(facilityAssignments.accountId, person.id));
    expect(await visible(actorOf(person))).toEqual({ facilities: [], clients: [] });
  });

  it("is nothing for an administrator without a second factor", async () => {
    const actor = {
      ...actorOf(await addPerson(context, { role: "administrator" })),
      needsSecondFactor: true,
    };
    expect(await visible(actor)).toEqual({ facilities: [], clients: [] });
  });
});
